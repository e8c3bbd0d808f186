/** This browser's part in the dice: a random salt for each seat and commitment, sealed before it is shown. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { keepNewest } from './newest'
import type { OpenSalt } from './protocol'

export interface Salt {
  salt: string
  seal: string
}

/** What this browser saw and gave before the first die fell: the record of the match is checked against it. */
export interface Kept {
  commitment: string
  /** Of every seat; nothing for a seat whose salt is the empty text. */
  seals: string[]
  /** The salts opened here, by their seats. */
  salts: Record<number, string>
  /** How often salts were opened here for this match: more than once means that starts were broken off. */
  starts: number
  at: number
}

/** So many matches are remembered. */
const MATCHES = 200

export function sealOf(salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(salt)))
}

/** The salt of a seat for one commitment; the same again after a reload, and in this browser's other tabs. */
export function saltOf(match: string, commitment: string, seat: number): Salt {
  const key = `salt:${match}:${commitment}:${seat}`
  let salt = localStorage.getItem(key)
  if (!salt) {
    salt = bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
    localStorage.setItem(key, salt)
  }
  return { salt, seal: sealOf(salt) }
}

/**
 * The salts to open now, by their seats. What the seals are is kept first, once for each commitment: whoever has seen a
 * salt and then comes with other seals gets no answer, and the record has to agree with the first.
 */
export function openSalts(match: string, { commitment, seats, seals }: OpenSalt): Record<number, string> {
  const before = kept(match)
  const again = before?.commitment === commitment
  if (again && before.seals.join() !== seals.join()) return {}
  const own = seats
    .map((seat): [number, Salt] => [seat, saltOf(match, commitment, seat)])
    .filter(([seat, { seal }]) => seals[seat] === seal)
  const salts = Object.fromEntries(own.map(([seat, { salt }]) => [seat, salt]))
  if (!again) {
    const starts = (before?.starts ?? 0) + 1
    localStorage.setItem(
      `fair:${match}`,
      JSON.stringify({ commitment, seals, salts, starts, at: Date.now() } satisfies Kept),
    )
    keepNewest('fair:', MATCHES)
  }
  return salts
}

export function kept(match: string): Kept | undefined {
  const found = localStorage.getItem(`fair:${match}`)
  return found ? (JSON.parse(found) as Kept) : undefined
}

/** Once the match has begun, what was opened is kept with the seals: the rest is of no use. */
export function forgetSalts(match: string): void {
  const old = Object.keys(localStorage).filter((key) => key.startsWith(`salt:${match}:`))
  for (const key of old) localStorage.removeItem(key)
}
