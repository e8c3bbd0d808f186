/** Links made in this browser: one that is still good is shown again, since a new one for a seat ends the one before. */
import { api, Refused } from './api'
import { keepNewest } from './newest'
import type { KeyInfo } from './protocol'

/** `invite`: for somebody else; `seat`: to one's own seat, from another device. */
export type Purpose = 'invite' | 'seat'

interface Made extends KeyInfo {
  at: number
}

/** So many are remembered, of all tables together. */
const LINKS = 32

export async function linkTo(match: string, role: Purpose, seat: number): Promise<KeyInfo> {
  const name = `link:${match}:${role}:${seat}`
  const found = localStorage.getItem(name)
  const made = found ? (JSON.parse(found) as Made) : undefined
  if (made && (await stillGood(made))) return made
  const key = await api.key(match, { role, seat })
  localStorage.setItem(name, JSON.stringify({ ...key, at: Date.now() } satisfies Made))
  keepNewest('link:', LINKS)
  return key
}

/** Whether nobody has used it, and no other link took its place. */
async function stillGood({ key }: KeyInfo): Promise<boolean> {
  try {
    await api.welcome({ key })
    return true
  } catch (wrong) {
    if (wrong instanceof Refused && ['no-key', 'used', 'not-now'].includes(wrong.code)) return false
    throw wrong
  }
}
