/** What people and seats are called. */
import { api } from './api'
import { home } from './home.svelte'
import type { SeatInfo, SheetInfo } from './protocol'
import type { Words } from './words'

/** What this browser's person is called: the profile's name, or the one given last time; nothing where none was given. */
export function givenName(): string {
  return home.me?.name || localStorage.getItem('name') || ''
}

/** The same where somebody may play without having said it: a lesson, a game gone on with. */
export function myName(): string {
  return givenName() || home.words?.say('me-default') || ''
}

/** Somebody has said what they are called: it is asked once, and goes with their profile. */
export function rememberName(name: string): void {
  localStorage.setItem('name', name)
  if (home.me && !home.me.name) void api.change({ name }).then((me) => (home.me = me))
}

/** The sheets of mine that may come to a table of this game: not the dead, nor what is in another match. */
export function freeSheets(game: string): SheetInfo[] {
  return (home.me?.sheets ?? []).filter((sheet) => sheet.game === game && !sheet.busy && sheet.data['career'] !== null)
}

/** The one that somebody goes on with: of their own name, or else the first. */
export function sheetFor(sheets: readonly SheetInfo[], name: string): string | undefined {
  return (sheets.find((sheet) => sheet.name === name) ?? sheets[0])?.id
}

/** What stands for a name on a seat or a coin: its first letter; of several held by one person, their number. */
export function initial(name: string): string {
  return / (\d)$/.exec(name)?.[1] ?? [...name.trim()][0]?.toLocaleUpperCase() ?? ''
}

const AWAY = 2 * 60 * 1000

/** Whether a bot may sit there: at once in one's own seat, and in others that have been away for a while; for the rest the host may ask. */
export function handOver(
  seat: SeatInfo,
  mine: readonly number[],
  host: boolean,
  now: number,
): 'ask' | 'now' | undefined {
  if (seat.kind !== 'person') return undefined
  if (mine.includes(seat.seat) || (seat.away && now - seat.away > AWAY)) return 'now'
  return host ? 'ask' : undefined
}

/** What the seats of a table are called: bots that have no name of their own by their kind, numbered where several are alike. */
export function called(seats: readonly SeatInfo[], words: Words): string[] {
  const names = seats.map((seat) => seat.name || (seat.kind === 'bot' ? words.say(`bot-${seat.level}`) : ''))
  const alike = (name: string, until = names.length): number =>
    names.slice(0, until).filter((one) => one === name).length
  return names.map((name, at) =>
    name && alike(name) > 1 && !seats[at]!.name ? `${name} ${alike(name, at) + 1}` : name,
  )
}
