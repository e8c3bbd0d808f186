/** What this browser's person is called: the profile's name, or the one given last time. */
import { home } from './home.svelte'
import type { SeatInfo } from './protocol'
import type { Words } from './words'

export function myName(): string {
  return home.me?.name || localStorage.getItem('name') || home.words?.say('me-default') || 'Ana'
}

export function rememberName(name: string): void {
  localStorage.setItem('name', name)
}

/** What the seats of a table are called: bots that have no name of their own by their kind. */
export function called(seats: readonly SeatInfo[], words: Words): string[] {
  return seats.map((seat) => seat.name || (seat.kind === 'bot' ? words.say(`bot-${seat.level}`) : ''))
}
