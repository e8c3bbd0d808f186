/** Salts are opened only for seals that were told, and what was told is kept. */
import { beforeEach, expect, test } from 'vitest'
import { kept, openSalts, saltOf } from '../src/lib/salts'

/** As much of a browser's memory as is used here. */
class Memory {
  [key: string]: unknown
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null
  }
  setItem(key: string, text: string): void {
    this[key] = text
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new Memory() })
})

const open = (commitment: string, seals: string[], seats = [0]) =>
  openSalts('m', { type: 'open', commitment, seats, seals })

test('salts are opened once their seals are among those told, and these are kept first', () => {
  const { salt, seal } = saltOf('m', 'c', 0)
  expect(open('c', [seal, 'other'])).toEqual({ 0: salt })
  expect(kept('m')).toMatchObject({ commitment: 'c', seals: [seal, 'other'], salts: { 0: salt }, starts: 1 })
})

test('asked again with the same seals the answer is the same; with others there is none', () => {
  const { salt, seal } = saltOf('m', 'c', 0)
  expect(open('c', [seal, ''])).toEqual({ 0: salt })
  expect(open('c', [seal, ''])).toEqual({ 0: salt })
  expect(open('c', [seal, 'ground'])).toEqual({})
  expect(kept('m')).toMatchObject({ seals: [seal, ''], starts: 1 })
})

test('a commitment that this browser sealed nothing for gets no salt', () => {
  expect(open('another', [saltOf('m', 'c', 0).seal])).toEqual({})
})

test('starts that were broken off are counted', () => {
  open('c', [saltOf('m', 'c', 0).seal])
  open('d', [saltOf('m', 'd', 0).seal])
  expect(kept('m')).toMatchObject({ commitment: 'd', starts: 2 })
})
