/** The dice checker of the page on real records: the golden ones, whose dice Python has checked too. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkRecord, type Throw } from '../src/lib/fair'
import { sealOf, type Kept } from '../src/lib/salts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const GOLDEN = new URL('../../tests/golden/', import.meta.url)
const records = readdirSync(GOLDEN, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && !folder.name.startsWith('__'))
  .flatMap(({ name }) =>
    readdirSync(new URL(`${name}/`, GOLDEN))
      .filter((file) => file.endsWith('.jsonl'))
      .map((file) => `${name}/${file}`),
  )

type Line = { throws?: Throw[]; seed?: string; salts?: string[]; commitment?: string }

function load(path: string): Line[] {
  return readFileSync(new URL(path, GOLDEN), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

const check = (lines: Line[], kept?: Kept) => checkRecord(lines.map((line) => JSON.stringify(line)).join('\n'), kept)

test('there are records of several games', () => {
  expect(records.length).toBeGreaterThan(5)
})

describe.each(records)('%s', (path) => {
  const count = load(path).flatMap((line) => line.throws ?? []).length

  test('every die follows from the seed', () => {
    expect(check(load(path))).toMatchObject({ throws: count, wrong: '' })
    expect(count).toBeGreaterThan(0)
  })

  test('a die that was turned over is found', () => {
    const lines = load(path)
    const thrown = lines.find((line) => line.throws?.length)!.throws![0]!
    thrown[3][0]! += thrown[3][0] === 1 ? 1 : -1
    expect(check(lines).wrong).toBe(`${thrown[0]} ${thrown[1]}`)
  })

  test('a throw that is left out is found', () => {
    const lines = load(path)
    lines.find((line) => line.throws?.length)!.throws!.shift()
    expect(check(lines).wrong).not.toBe('')
  })

  test('another seed is not the one promised', () => {
    const lines = load(path)
    lines.at(-1)!.seed = '00'.repeat(32)
    expect(check(lines).wrong).toBe('seed')
  })

  test('salts count', () => {
    const lines = load(path)
    lines[0]!.salts = [...(lines[0]!.salts ?? []), 'pepper']
    expect(check(lines).wrong).not.toBe('')
  })
})

test('a match that is not over has nothing to check', () => {
  expect(check(load(records[0]!).slice(0, -1)).wrong).toBe('unsealed')
})

describe('against what the page kept', () => {
  const salts = ['sel', 'poivre', '']
  const seed = '00'.repeat(32)
  const commitment = bytesToHex(sha256(concatBytes(utf8ToBytes('oubliettes/commit/1'), hexToBytes(seed))))
  const lines: Line[] = [{ commitment, salts, throws: [] }, { seed }]
  const seen: Kept = {
    commitment,
    seals: salts.map((salt) => salt && sealOf(salt)),
    salts: { 0: 'sel' },
    starts: 1,
    at: 0,
  }

  test('a record of the dice that were promised is right', () => {
    expect(check(lines, seen).wrong).toBe('')
  })

  test('a record that only agrees with itself is found', () => {
    expect(check(lines).wrong).toBe('')
    expect(check(lines, { ...seen, commitment: 'f'.repeat(64) }).wrong).toBe('commitment')
  })

  test('a salt that was not among the seals is found: this is the ground one of a late seat', () => {
    expect(check([{ ...lines[0], salts: ['sel', 'poivre', 'ground'] }, lines[1]!], seen).wrong).toBe('seal 3')
    expect(check([{ ...lines[0], salts: ['sel', 'ground', ''] }, lines[1]!], seen).wrong).toBe('seal 2')
  })

  test('a salt left out after a look at the others is found', () => {
    expect(check([{ ...lines[0], salts: ['sel', '', ''] }, lines[1]!], seen).wrong).toBe('seal 2')
    expect(check([{ ...lines[0], salts: ['sel'] }, lines[1]!], seen).wrong).toBe('seal 2')
  })

  test('one’s own salt must be in it', () => {
    expect(check(lines, { ...seen, salts: { 0: 'mine' } }).wrong).toBe('seal 1')
  })
})
