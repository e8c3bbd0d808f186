/** How the pieces look, and what they are called. */
import type { QuetesEtTrahisonsSeatView as Seat, QuetesEtTrahisonsView as View } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { MONSTERS, OBJECTS } from './pieces'

export type Goods = readonly (readonly [string, number])[]

export const CHARACTERS: Record<string, string> = {
  barbarian: 'horned-helm',
  forester: 'high-shot',
  warrior: 'visored-helm',
  priest: 'holy-symbol',
  sorcerer: 'wizard-face',
  thief: 'hood',
}
export const SLOTS = ['weapon', 'armour', 'jewel'] as const
export const TYPES = ['humanoid', 'undead', 'creature', 'dragon'] as const
const ICONS: Record<string, string> = {
  weapon: 'broadsword',
  armour: 'chest-armor',
  jewel: 'crown',
  humanoid: 'goblin-head',
  undead: 'skeleton',
  creature: 'wolf-head',
  dragon: 'dragon-head',
  familiar: 'raven',
  good_fairy: 'fairy-wand',
  temple_key: 'key',
  sale: 'price-tag',
  chaotic_vial: 'round-bottom-flask',
  treasure_chest: 'locked-chest',
  djinn: 'djinn',
  mimic: 'locked-chest',
  trap: 'caltrops',
  pilferer: 'hood',
  doppelganger: 'cowled',
  temple_guardian: 'greek-temple',
  gem: 'cut-diamond',
  trophy_point: 'trophy-cup',
  hidden_quest: 'tied-scroll',
  favour: 'shaking-hands',
}
export const WORDS_OF = {
  weapon: 'table-weapon',
  armour: 'table-armour',
  jewel: 'table-jewel',
  humanoid: 'table-humanoid',
  undead: 'table-undead',
  creature: 'table-creature',
  dragon: 'table-dragon',
} as const
/** What became of a promise: its sign, and how it is said. */
export const STATES: Record<string, [sign: string, message: string]> = {
  open: ['…', 'table-state-open'],
  due: ['!', 'table-state-due'],
  kept: ['✓', 'table-state-kept'],
  kept_in_part: ['½', 'table-state-kept_in_part'],
  broken: ['✗', 'table-state-broken'],
  lapsed: ['–', 'table-state-lapsed'],
  noted: ['·', 'table-state-noted'],
}
/** Players are told apart by a colour beside their letter and their character's picture. */
const COLOURS = ['var(--orange)', 'var(--blue)', 'var(--good)', 'var(--pink)', 'var(--focus)', 'var(--bad)']

export function colour(seat: number): string {
  return COLOURS[seat % COLOURS.length]!
}

export function icon(id: string): string {
  return ICONS[id] ?? ICONS[OBJECTS[id]?.[0] ?? ''] ?? ICONS[MONSTERS[id]?.[0] ?? ''] ?? 'tied-scroll'
}

/** A sign for a name: its number if it has one (bots that are alike), else its first letter. */
export function letter(name: string): string {
  return /\d+$/.exec(name)?.[0] ?? [...name][0]?.toUpperCase() ?? '?'
}

export function seatsOf(view: View): [number, Seat][] {
  return Object.entries(view.seats).map(([number, one]) => [Number(number), one])
}

export function number(id: string | number | undefined): number {
  return Number(String(id).replace('seat:', ''))
}

export function questName(words: Words, name: string): string {
  return words.thing(`quest:${name}`)
}

export function asks(words: Words, name: string): string {
  return words.say(`text-quest-${name}`)
}

/** What is written on a card, if something is. */
export function written(words: Words, card: string): string {
  return words.has(`text-${card}`) ? words.say(`text-${card}`) : ''
}

export function goods(words: Words, things: Goods): string {
  return words.listing(things.map(([thing, n]) => words.counted(thing, n)))
}

export function percent(n: number, of: number): number {
  return Math.round((100 * n) / of)
}

export function chance(n: number, of: number): { n: number; of: number; percent: number } {
  return { n, of, percent: percent(n, of) }
}

export function counts(remains: readonly string[]): [type: (typeof TYPES)[number], n: number][] {
  return TYPES.map(
    (type) => [type, remains.filter((card) => MONSTERS[card]?.[0] === type).length] as [typeof type, number],
  ).filter(([, n]) => n)
}
