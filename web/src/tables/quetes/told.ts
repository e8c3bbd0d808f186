/** How the pieces look, who looks on, and what an option costs, brings or risks: the twin of the terminal's notes. */
import { MediaQuery } from 'svelte/reactivity'
import type {
  QuetesEtTrahisonsFightView as Fight,
  QuetesEtTrahisonsQuestView as Quest,
  QuetesEtTrahisonsSeatView as Seat,
  QuetesEtTrahisonsView as View,
} from '../../lib/protocol'
import type { Pick, Words } from '../../lib/words'
import { HEAL_PRICE, MONSTERS, OBJECTS, QUEST_PRICE, TROPHY_PRICE, UNIQUE_BONUS } from './pieces'

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
const COLOURS = ['var(--orange)', 'var(--blue)', 'var(--green)', 'var(--pink)', 'var(--sky)', 'var(--red)']

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

/** The seat that looks on: the only one whose score is told before the end. */
export function mine(view: View): number | undefined {
  return view.ending ? undefined : seatsOf(view).find(([, one]) => one.score !== null)?.[0]
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
  return TYPES.map((type) => [type, remains.filter((card) => MONSTERS[card]?.[0] === type).length] as [typeof type, number]).filter(([, n]) => n)
}

// ------------------------------------------------------------------ beside an option

const narrow = new MediaQuery('max-width: 45.99rem')
const WARES = ['buy', 'buy_on_sale']
const HANDSHAKES = ['shake', 'haggle']

/** Options that stand on the table itself, the bids only where they would crowd a phone: the prompt bar shows them once they are pointed at. */
export function aside(pick: Pick): boolean {
  const verb = String(pick[0])
  return WARES.includes(verb) || (HANDSHAKES.includes(verb) && narrow.current)
}

export function note(all: unknown, pick: Pick, words: Words): string[] {
  const view = all as View
  const seat = mine(view)
  const me = seat === undefined ? undefined : view.seats[seat]
  if (!me || seat === undefined) return []
  const [verb, first] = pick
  switch (verb) {
    case 'buy':
    case 'buy_on_sale': {
      const whole = view.shop[String(first)] ?? 0
      return [price(words, me, verb === 'buy' ? whole : Math.ceil(whole / 2)), ...worn(words, me, String(first))]
    }
    case 'heal':
      return [price(words, me, HEAL_PRICE), words.say('note-wounds', { n: me.wounds })]
    case 'buy_quest':
      return [price(words, me, QUEST_PRICE)]
    case 'buy_trophy':
      return [price(words, me, TROPHY_PRICE)]
    case 'keep_promise':
    case 'keep_in_part':
    case 'break_promise': {
      const one = view.promises[Number(first)]
      return one ? [words.say('note-owed', { name: words.seat(one.creditor), goods: goods(words, one.terms.goods) })] : []
    }
    case 'keep': {
      const name = [...me.candidates, ...view.shown].filter(Boolean)[Number(first) - 1]
      return name ? [words.say('note-quest', { quest: questName(words, name), what: asks(words, name) })] : []
    }
    case 'claim':
    case 'swap_main':
    case 'give_quest':
    case 'add_quest':
    case 'charm_remains':
      return questAt(words, me.quests, Number(pick.at(-1)))
    case 'keep_main':
      return questAt(words, me.quests, 0)
    case 'arena':
      return duel(words, view, number(first))
    case 'loot_gems':
      return view.fight ? [half(words, view.seats[view.fight.defender])] : []
  }
  return view.fight && !view.fight.winner ? inFight(words, view, view.fight, seat, pick) : []
}

function price(words: Words, me: Seat, gems: number): string {
  return words.say('note-price', { gems: words.counted('gem', gems), left: me.gems - gems })
}

function worn(words: Words, me: Seat, name: string): string[] {
  const [slot, bonus, reserved] = OBJECTS[name] ?? ['', 0, '']
  const before = me.slots[slot]
  return [
    words.say('table-bonus', { n: bonus }),
    ...(before ? [words.say('note-instead', { object: words.thing(before), n: OBJECTS[before]?.[1] ?? 0 })] : []),
    ...(reserved ? [words.say('table-reserved', { character: words.thing(reserved) })] : []),
  ]
}

function questAt(words: Words, quests: readonly Quest[], place: number): string[] {
  const found = quests.find((one) => one.place === place && one.name)
  return found ? [words.say('note-quest', { quest: questName(words, found.name), what: asks(words, found.name) }), words.say('table-points', { n: found.points })] : []
}

/** Half of the gems, rounded up (QT-15.1). */
function half(words: Words, victim: Seat | undefined): string {
  const purse = victim?.gems ?? 0
  return words.say('note-loot', { gems: words.counted('gem', Math.ceil(purse / 2)), purse })
}

function duel(words: Words, view: View, victim: number): string[] {
  const pot = view.arena_decided ? [] : [words.say('note-pot', { gems: words.counted('gem', view.pot) })]
  return [words.say('note-duel', chance(view.duels[victim] ?? 0, 64)), half(words, view.seats[victim]), ...pot]
}

function inFight(words: Words, view: View, fight: Fight, seat: number, pick: Pick): string[] {
  const of = fight.throws
  switch (pick[0]) {
    case 'fight': {
      const helped = fight.camps.some((camp, one) => camp === 'attacker' && one !== fight.principal)
      return [words.say(helped ? 'note-win' : 'note-alone', chance(fight.odds, of))]
    }
    case 'shake': {
      const ally = number(pick[1])
      const terms = fight.bids[ally]
      const asked = terms?.goods.length ? goods(words, terms.goods) : words.say('table-nothing')
      return [...withAlly(words, fight, fight.principal, ally, 'table-odds'), words.say('note-asks', { goods: asked, clause: terms ? words.thing(terms.clause) : '' })]
    }
    case 'charm_ally':
    case 'address':
      return withAlly(words, fight, seat, number(pick[1]), 'table-odds')
    case 'yes':
      return view.draft ? withAlly(words, fight, view.draft.debtor, view.draft.creditor) : []
    case 'attacker':
      return (fight.odds_with[seat] ?? -1) < 0 ? [] : [words.say('note-lone', { percent: percent(fight.odds_with[seat]!, of) })]
    case 'defender':
      return (fight.odds_against[seat] ?? -1) < 0 ? [] : [words.say('note-lone', { percent: percent(of - fight.odds_against[seat]!, of) })]
    case 'announce_unique':
      return [words.say('note-bonus', { n: UNIQUE_BONUS[view.seats[seat]!.character] ?? 0 })]
    case 'reroll':
      return [words.say('note-win', chance(fight.camps[seat] === 'attacker' ? fight.odds : of - fight.odds, of))]
    case 'tame': {
      const before = view.seats[seat]!.power
      return [words.say('note-power', { before, after: before + fight.enemy_power })]
    }
  }
  return []
}

/** The chance of one who is helped by one more ally, before it is priced. */
export function winsWith(fight: Fight, helped: number, ally: number): number | undefined {
  const red = helped === fight.defender
  const odds = (red ? fight.odds_against : fight.odds_with)[ally] ?? -1
  return odds < 0 ? undefined : red ? fight.throws - odds : odds
}

/** `message`: without the ally's name, where the option's label tells it. */
function withAlly(words: Words, fight: Fight, helped: number, ally: number, message = 'note-with'): string[] {
  const wins = winsWith(fight, helped, ally)
  return wins === undefined ? [] : [words.say(message, { name: words.seat(ally), ...chance(wins, fight.throws) })]
}
