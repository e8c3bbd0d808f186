/** This browser's part in the dice: a random salt for each seat and commitment, sealed before it is shown. */
import { bytes, hex, sha256 } from './sha256'

export interface Salt {
  salt: string
  seal: string
}

/** The salt of a seat for one commitment; the same again after a reload, and in this browser's other tabs. */
export function saltOf(match: string, commitment: string, seat: number): Salt {
  const key = `salt:${match}:${commitment}:${seat}`
  let salt = localStorage.getItem(key)
  if (!salt) {
    salt = hex(crypto.getRandomValues(new Uint8Array(16)))
    localStorage.setItem(key, salt)
  }
  return { salt, seal: hex(sha256(bytes(salt))) }
}

/** Once the match has begun its salts are in the record. */
export function forgetSalts(match: string): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(`salt:${match}:`))
  for (const key of kept) localStorage.removeItem(key)
}
