/** This browser's part in the dice: a random salt for each seat and commitment, sealed before it is shown. */
import { bytes, hex, sha256 } from './sha256'

export interface Salt {
  salt: string
  seal: string
}

/** The salt of a seat for one commitment; the same again after a reload. */
export function saltOf(match: string, commitment: string, seat: number): Salt {
  const key = `salt:${match}:${commitment}:${seat}`
  let salt = sessionStorage.getItem(key)
  if (!salt) {
    salt = hex(crypto.getRandomValues(new Uint8Array(16)))
    sessionStorage.setItem(key, salt)
  }
  return { salt, seal: hex(sha256(bytes(salt))) }
}
