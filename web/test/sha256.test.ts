import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytes, hex, hmac, sha256 } from '../src/lib/sha256'

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('SHA-256 of %d bytes', (length) => {
  const data = Uint8Array.from({ length }, (_, i) => (7 * i + length) & 255)
  expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'))
})

test.each([1, 32, 64, 65, 200])('HMAC with a key of %d bytes', (length) => {
  const key = Uint8Array.from({ length }, (_, i) => (3 * i + 1) & 255)
  const expected = createHmac('sha256', key).update('descendre encore ?').digest('hex')
  expect(hex(hmac(key, bytes('descendre encore ?')))).toBe(expected)
})
