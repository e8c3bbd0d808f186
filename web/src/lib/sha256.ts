/** SHA-256 and HMAC of our own: a page on a home network is no secure context and has no `crypto.subtle`. */

const K = constants(64, 3)
const H = constants(8, 2)

/** The first 32 bits of the fractional parts of the square (2) or cube (3) roots of the first primes. */
function constants(count: number, root: 2 | 3): Uint32Array {
  const found = new Uint32Array(count)
  for (let n = 2, at = 0; at < count; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) found[at++] = Math.floor((n ** (1 / root) % 1) * 2 ** 32)
  }
  return found
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function sha256(data: Uint8Array): Uint8Array {
  const length = ((data.length + 72) >> 6) << 6
  const padded = new Uint8Array(length)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29))
  view.setUint32(length - 4, data.length << 3)
  const state = H.slice()
  const w = new Uint32Array(64)
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getUint32(block + 4 * i)
      else {
        const a = w[i - 15]!
        const b = w[i - 2]!
        const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
        const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
        w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value))
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((value, i) => out.setUint32(4 * i, value))
  return new Uint8Array(out.buffer)
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}
