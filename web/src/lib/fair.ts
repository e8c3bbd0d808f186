/** The check of docs/fair-dice.md, in the page: every throw of a record against its seed. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sealOf, type Kept } from './salts'

export type Throw = [stream: string, counter: number, shape: (string | number)[], values: number[]]

export interface Checked {
  throws: number
  /** What is wrong, or nothing. */
  wrong: string
  /** What anybody can check the dice from: the promise, the seed, and what each seat added to it. */
  commitment?: string
  seed?: string
  salts?: string[]
}

interface Line {
  commitment?: string
  salts?: string[]
  throws?: Throw[]
  seed?: string
  kind?: string
}

/**
 * Check the lines of a record as it was downloaded, against what this browser kept before the match. Without that, a
 * record only agrees with itself: its writer may have chosen commitment and salts as it pleased.
 */
export function checkRecord(text: string, kept?: Kept): Checked {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
  const start = lines[0]
  const end = lines.at(-1)
  if (!start?.commitment || !end?.seed) return { throws: 0, wrong: 'unsealed' }
  const other = kept && differs(start, kept)
  if (other) return { throws: 0, wrong: other }
  const seed = hexToBytes(end.seed)
  if (bytesToHex(sha256(concatBytes(utf8ToBytes('oubliettes/commit/1'), seed))) !== start.commitment)
    return { throws: 0, wrong: 'seed' }
  const keys = new Map(['public', 'hidden'].map((stream) => [stream, streamKey(seed, start.salts ?? [], stream)]))
  const counters = new Map([
    ['public', 0],
    ['hidden', 0],
  ])
  let count = 0
  for (const [stream, counter, shape, found] of lines.flatMap((line) => line.throws ?? [])) {
    if (counter !== counters.get(stream)) return { throws: count, wrong: `${stream} ${counter}` }
    counters.set(stream, counter + 1)
    const fair = values(keys.get(stream)!, counter, shape)
    if (fair.join() !== found.join()) return { throws: count, wrong: `${stream} ${counter}` }
    count++
  }
  return { throws: count, wrong: '', commitment: start.commitment, seed: end.seed, salts: start.salts ?? [] }
}

/** What the record says of the beginning that this browser saw otherwise: `commitment`, or the `seal` of a seat. */
function differs({ commitment, salts = [] }: Line, kept: Kept): string {
  if (commitment !== kept.commitment) return 'commitment'
  const seats = Array.from({ length: Math.max(salts.length, kept.seals.length) }, (_, seat) => seat)
  const wrong = seats.find((seat) => {
    const salt = salts[seat] ?? ''
    const own = kept.salts[seat]
    return (salt && sealOf(salt)) !== (kept.seals[seat] ?? '') || (own !== undefined && own !== salt)
  })
  return wrong === undefined ? '' : `seal ${wrong + 1}`
}

function streamKey(seed: Uint8Array, salts: readonly string[], stream: string): Uint8Array {
  const parts = salts.map((salt) => {
    const data = utf8ToBytes(salt)
    return concatBytes(number(data.length, 4), data)
  })
  return hmac(sha256, seed, concatBytes(utf8ToBytes(`oubliettes/stream/1${stream}`), ...parts))
}

function* words(key: Uint8Array, counter: number): Generator<number> {
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, key, concatBytes(number(counter, 8), number(block, 4)))
    const view = new DataView(digest.buffer, digest.byteOffset)
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at)
  }
}

function below(n: number, source: Generator<number>): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  for (const word of source) if (word < limit) return word % n
  throw new Error('endless')
}

export function values(key: Uint8Array, counter: number, shape: readonly (string | number)[]): number[] {
  const source = words(key, counter)
  // `for…of` over a generator closes it: take words by hand instead.
  const next: Generator<number> = {
    [Symbol.iterator]: () => next,
    next: () => source.next(),
  } as unknown as Generator<number>
  const sizes = shape.slice(1).map(Number)
  if (shape[0] === 'roll') return sizes.map((faces) => below(faces, next) + 1)
  if (shape[0] === 'draw') return [below(sizes[0]!, next)]
  const order = Array.from({ length: sizes[0]! }, (_, i) => i)
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, next)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

function number(value: number, size: number): Uint8Array {
  const made = new Uint8Array(size)
  for (let at = size - 1; at >= 0; at--) {
    made[at] = value & 255
    value = Math.floor(value / 256)
  }
  return made
}
