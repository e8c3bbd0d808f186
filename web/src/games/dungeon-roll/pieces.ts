/** How Dungeon Roll's pieces look. */
import type { SkinName } from '../../lib/dice'
import { SIGN } from '../../lib/side'
import type { Pick } from '../../lib/words'

/** The faces of Party dice and of Dungeon dice, in the order of their values, and the picture on each. */
const PARTY = {
  champion: 'laurel-crown',
  fighter: 'broadsword',
  cleric: 'holy-symbol',
  mage: 'wizard-staff',
  thief: 'hood',
  scroll: 'scroll-unfurled',
}
const DUNGEON = {
  goblin: 'goblin-head',
  skeleton: 'skull-crossed-bones',
  ooze: 'vile-fluid',
  chest: 'locked-chest',
  potion: 'health-potion',
  dragon: 'dragon-head',
}
export const PICTURES: Readonly<Record<string, string>> = { ...PARTY, ...DUNGEON }
export const PARTY_FACES: readonly string[] = Object.keys(PARTY)
export const MONSTERS: readonly string[] = ['goblin', 'skeleton', 'ooze']

export const sideOf = (face: string): string => SIGN + (PICTURES[face] ?? '')
export const KINDS: Readonly<Record<'party' | 'dungeon', { faces: readonly string[]; skin: SkinName }>> = {
  party: { faces: Object.keys(PARTY).map(sideOf), skin: 'bone' },
  dungeon: { faces: Object.keys(DUNGEON).map(sideOf), skin: 'basalt' },
}

/** Who defeats any number of what; a Champion any monsters, and opens any number of chests as a Thief does. */
export const BEATS: readonly (readonly [who: string, what: readonly string[]])[] = [
  ['fighter', ['goblin']],
  ['cleric', ['skeleton']],
  ['mage', ['ooze']],
  ['thief', ['chest']],
  ['champion', [...MONSTERS, 'chest']],
]

export const TOKEN_ICONS: Readonly<Record<string, string>> = {
  vorpal_sword: 'broadsword',
  talisman: 'gem-pendant',
  scepter_of_power: 'crystal-wand',
  thieves_tools: 'lockpicks',
  scroll_token: 'scroll-unfurled',
  ring_of_invisibility: 'ring',
  dragon_scale: 'fish-scales',
  elixir: 'health-potion',
  dragon_bait: 'meat',
  town_portal: 'magic-portal',
}

/** `{fighter: 2, mage: 1}` as one entry a die, always in the same order. */
export function dice(counts: Readonly<Record<string, number>> | undefined): { face: string; at: number }[] {
  const order = Object.keys(PICTURES)
  return Object.entries(counts ?? {})
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([face, n]) => Array.from({ length: n }, (_, at) => ({ face, at })))
}

/** Whether it is asked: home, or one level deeper. */
export function forked(options: readonly Pick[]): boolean {
  return ['glory', 'retire'].every((verb) => options.some((pick) => pick[0] === verb))
}
