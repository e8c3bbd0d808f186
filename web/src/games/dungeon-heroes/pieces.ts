/** How Dungeon Heroes' pieces look, where its squares lie, and the signs of what a step brings. */
import type {
  AskInfo,
  DungeonHeroesHeroView as Hero,
  DungeonHeroesMonsterView as Monster,
  DungeonHeroesView as View,
  NoteInfo,
  NoteLine,
} from '../../lib/protocol'
import { touching } from '../../lib/options'
import { litBy, spotsOf } from '../../lib/touch'
import type { Pick } from '../../lib/words'
export const ICONS: Record<string, string> = {
  warrior: 'broadsword',
  cleric: 'holy-symbol',
  rogue: 'hood',
  wizard: 'pointy-hat',
  damsel: 'necklace',
  ogre: 'ogre',
  orc: 'orc-head',
  skeleton: 'skeleton',
  goblin: 'goblin-head',
  dragon: 'dragon-head',
  necromancer: 'pentacle',
  white_lady: 'ghost',
  chest: 'locked-chest',
  large_chest: 'open-treasure-chest',
  spike_pit: 'spikes',
  fireball: 'fireball',
  arrow_launcher: 'arrow-flights',
  bear_trap: 'wolf-trap',
  portal: 'magic-portal',
  moving_floor: 'floor-hatch',
  poison_cloud: 'poison-cloud',
  sword: 'broadsword',
  holy_icon: 'angel-wings',
  disarming_kit: 'lockpicks',
  magic_hat: 'pointy-hat',
  holy_grail: 'holy-grail',
  pennant: 'flying-flag',
  fairy: 'fairy',
  demon_skull: 'horned-skull',
  magic_mirror: 'mirror-mirror',
  energy_elixir: 'health-potion',
  strange_bread: 'sliced-bread',
}

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f']
/** From the treasure room down to the start. */
export const ROWS = [7, 6, 5, 4, 3, 2, 1, 0]

/** From which row on the dungeon turns tiles next; 0 where none is left to turn. */
export const wakes = (t: View): number => (Object.values(t.tiles).includes('back') ? t.waking : 0)

const LARGE_CHEST = 'c7'

/** Where a square lies in the grid, counted from its top left. */
export const columnOf = (square: string): number => COLUMNS.indexOf(square[0]!) + 1
export const rowOf = (square: string): number => ROWS.indexOf(Number(square[1])) + 1

/** A square, with all that lies and stands on it. */
export interface Square {
  id: string
  area: 'dungeon' | 'start' | 'treasure_room'
  /** The face as far as it is known; `back` where it is not, nothing where no tile lies. */
  tile: string
  face_up: boolean
  large_chest: boolean
  dropped: readonly string[]
  monster: string
  /** All squares of the monster there, the one that picks name first. */
  body: readonly string[]
  heroes: readonly string[]
}

/** The board, put together from the maps of the view. */
export function board(view: View): Record<string, Square> {
  const found: Record<string, Square> = {}
  for (const row of ROWS) {
    for (const column of row === 0 ? COLUMNS.slice(1, 5) : row === 7 ? COLUMNS.slice(2, 4) : COLUMNS) {
      const id = column + row
      const tile = view.tiles[id] ?? ''
      found[id] = {
        id,
        area: row === 0 ? 'start' : row === 7 ? 'treasure_room' : 'dungeon',
        tile: view.known[id] ?? tile,
        face_up: tile !== '' && tile !== 'back',
        large_chest: view.large_chest && id === LARGE_CHEST,
        dropped: view.dropped[id] ?? [],
        monster: monsterOn(view, id)?.id ?? '',
        body: monsterOn(view, id)?.squares ?? [],
        heroes: Object.values(view.party)
          .filter((hero) => hero.square === id)
          .map((hero) => hero.id),
      }
    }
  }
  return found
}

/** The squares that may receive a tile. */
export function free(squares: Readonly<Record<string, Square>>): string[] {
  return Object.values(squares).flatMap(({ id, area, tile, dropped, heroes }) =>
    area === 'dungeon' && !tile && !dropped.length && !heroes.length ? [id] : [],
  )
}

export function heroOf(view: View, id: string): Hero | undefined {
  return view.party[id]
}

export function monsterOn(view: View, square: string): Monster | undefined {
  return Object.values(view.figures).find((one) => one.squares.includes(square))
}

/** Whose turn it is; whoever sets up is one of the Heroes. */
export const whose = (view: View): string => (view.turn === 'setup' ? 'heroes' : view.turn)

/** The places of a pick, the one it ends on last: a monster that is named with its square is the one there, not another of
 * its kind. */
function placesOf(ask: AskInfo, pick: Pick): readonly string[] {
  const spots = spotsOf(ask, pick)
  const [hero, tool, square, monster] = spots
  return pick[0] === 'skull' ? [hero!, tool!, monster!, square!] : spots
}

export function endOf(ask: AskInfo, pick: Pick): string {
  return placesOf(ask, pick).at(-1) ?? ''
}

/** The picks that end on a square, with what is selected: on itself, on those who stand there, on a monster there. */
export function endingOn(ask: AskInfo, fit: readonly Pick[], selected: readonly string[], square: Square): Pick[] {
  const ids = [square.id, ...square.heroes, ...(square.monster ? [square.monster, ...square.body] : [])]
  return fit.filter((pick) => {
    const places = placesOf(ask, pick).filter((place) => !selected.includes(place))
    return places.length > 0 && ids.includes(places[places.length - 1]!)
  })
}

/** Whether a pick is made by touching its last place: all that comes before is chosen. What else begins there, as the
 * dragon's move sideways begins with the square that a step leads to, is made by its own last place. */
export function meant(ask: AskInfo, pick: Pick, chosen: readonly string[]): boolean {
  const before = spotsOf(ask, pick).slice(0, -1)
  return before.length > 0 && before.every((spot) => chosen.includes(spot))
}

/** What is done with the monster of a square or with its tile: nothing else is touched for it. */
export function beginningOn(ask: AskInfo, square: Square): Pick[] {
  return ask.options.filter((pick) => {
    const [only, ...more] = spotsOf(ask, pick)
    return !more.length && only !== undefined && [square.id, ...square.body].includes(only)
  })
}

/** The blow, where a monster could also go to the square of whom it strikes: whoever touches a hero means him. */
export function struck(here: readonly Pick[]): Pick | undefined {
  const blows = here.filter(([verb]) => verb === 'attack')
  return here.length === 2 && here.some(([verb]) => verb === 'step') ? blows[0] : undefined
}

/** What is lit: where only one thing can be done something with, all that goes with it, too. */
export function litOn(ask: AskInfo, chosen: readonly string[]): ReadonlySet<string> {
  const spots = ask.options.map((pick) => spotsOf(ask, pick)).filter((one) => one.length)
  const lone = new Set(spots.map((one) => one[0])).size === 1
  return lone && !chosen.length ? new Set(spots.flat()) : litBy(ask, chosen)
}

/** The hero who is still chosen when the next question comes: who acted last, if he can go on, or the only one who can
 * act. Nothing of his is played by choosing him. */
export function whoGoesOn(view: View, ask: AskInfo, last: string): string | undefined {
  const able = [...new Set(ask.options.flatMap((pick) => spotsOf(ask, pick).slice(0, 1)))].filter(
    (id) => view.party[id],
  )
  const hero = able.length === 1 ? able[0] : able.find((id) => id === last && (view.party[id]?.actions_used ?? 0) > 0)
  return hero !== undefined && touching(ask, [hero]).length > 1 ? hero : undefined
}

/** Picks that lead a piece to a square. */
export const STEPS: ReadonlySet<unknown> = new Set(['move', 'walk', 'step', 'slide', 'exit'])

/** What may lie under a back, in the order in which a note tells it: its sign. */
export const FATES: Readonly<Record<string, string>> = {
  'fate-treasure': '◆',
  'fate-carried': '↷',
  'fate-averted': '✓',
  'fate-hurt': '−',
  'fate-death': '†',
}

export interface Fate {
  key: string
  sign: string
  /** In hundredths. */
  n: number
}

/** What a step onto a back may bring, as its note tells it. */
export function fates(note: NoteInfo | undefined): Fate[] {
  return (note?.lines ?? []).flatMap(({ key, facts }) =>
    FATES[key] ? [{ key, sign: FATES[key], n: Number(facts?.['n']) }] : [],
  )
}

/** The picture of what a pick does to whom or what it is aimed at; none for a step. */
const DEEDS: Readonly<Record<string, string>> = {
  reveal: 'eye-target',
  hat: 'eye-target',
  heal: 'hearts',
  icon: 'hearts',
  attack: 'broadsword',
  skull: 'horned-skull',
  possess: 'ghost',
  raise: 'pentacle',
  inspire: 'flying-flag',
}

/** What a hero uses or gives is its own picture. */
export function deedOf(pick: Pick, spots: readonly string[]): string | undefined {
  const verb = String(pick[0])
  return DEEDS[verb] ?? (['grail', 'mirror', 'pennant', 'give'].includes(verb) ? ICONS[spots[1] ?? ''] : undefined)
}

/** What is done with what a chosen hero bears, once nothing else on the board is to be touched for it. */
export function byHimself(view: View, ask: AskInfo, fit: readonly Pick[], chosen: readonly string[]): Pick[] {
  const bears = chosen.flatMap((id) => heroOf(view, id)?.artefacts ?? [])
  return fit.filter((pick) => {
    const left = spotsOf(ask, pick).filter((spot) => !chosen.includes(spot))
    return left.length > 0 && left.every((spot) => bears.includes(spot))
  })
}

export interface Mark {
  sign: string
  /** How likely it is, in hundredths. */
  chance?: number
  bad: boolean
  /** It comes in the other side's next turn only. */
  later?: boolean
  /** Its picture, in place of the sign. */
  icon?: string | undefined
}
const GOOD: Readonly<Record<string, string>> = {
  'may-possess': 'ghost',
  treasure: 'open-treasure-chest',
  slays: 'broadsword',
  disarms: 'lockpicks',
  'in-reach': 'broadsword',
}
const PLAIN = new Set(['nothing', 'threat', 'out-of-reach'])

/** The few signs that fit into a corner of a square: what its note says of a step there, for somebody with so many hit
 * points. */
export function mark(note: NoteInfo | undefined, hp = Infinity): Mark | undefined {
  const lines = (note?.lines ?? []).filter(({ key }) => !PLAIN.has(key))
  const find = (key: string): NoteLine | undefined => lines.find((one) => one.key === key)
  const [death, hurt] = [find('fate-death'), find('fate-hurt')]
  if (find('dies')) return { sign: '†', bad: true }
  if (death) return { sign: '†', chance: Number(death.facts?.['n']), bad: true }
  if (hurt) return { sign: '−', chance: Number(hurt.facts?.['n']), bad: true }
  const damage = lines.reduce((sum, { key, facts }) => sum + (key === 'hurt' ? Number(facts?.['damage']) : 0), 0)
  if (damage) return { sign: `−${damage}`, bad: true }
  if (find('carries')) return { sign: '↷', bad: false }
  const good = Object.keys(GOOD).find((key) => find(key))
  if (lines.length) return { sign: '✓', bad: false, icon: GOOD[good ?? ''] }
  const threat = Number(note?.lines?.find(({ key }) => key === 'threat')?.facts?.['damage'] ?? 0)
  return threat ? { sign: `−${threat}`, bad: threat >= hp, later: true } : undefined
}

export function upTo(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i)
}

const RUNES = [
  'M50 12v76M26 32l48 36',
  'M26 14v72M26 34l46 16-46 18',
  'M30 88V14l42 30M30 46l34 24',
  'M50 12 26 50l24 38 24-38z',
  'M28 14v72M72 14v72M28 50h44',
  'M50 14v72M30 34q20 18 40 0',
]

/** The rune cut into a slab: it says nothing, and is the same every day. */
export function runeOf(square: string): string {
  return RUNES[(COLUMNS.indexOf(square[0]!) * 5 + Number(square[1]) * 3) % RUNES.length]!
}
