/** Donjon's map: where floors, walls and doors are drawn, and what can be pointed at. */
import type {
  DonjonDoorView as Door,
  DonjonHeroView as Hero,
  DonjonItemView as Item,
  DonjonMonsterView as Monster,
  DonjonPieceView as Piece,
  DonjonView as View,
  DonjonZoneView as Zone,
} from '../../lib/protocol'
import type { Box, Spot as Thing, Square } from '../../lib/spots'
import type { Pick, Words } from '../../lib/words'

const SIDES: Record<string, Square> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }
/** The eight directions of a step, in the order in which the rules number them. */
const STEPS: [string, Square][] = [
  ['n', [0, -1]],
  ['ne', [1, -1]],
  ['e', [1, 0]],
  ['se', [1, 1]],
  ['s', [0, 1]],
  ['sw', [-1, 1]],
  ['w', [-1, 0]],
  ['nw', [-1, -1]],
]

/** Adventurers are told apart by a colour of their own, beside their number. */
export const COLOURS = ['var(--blue)', 'var(--good)', 'var(--orange)', 'var(--pink)', 'var(--bad)', 'var(--focus)']

export const ICONS: Record<string, string> = {
  giant_spider: 'spider-alt',
  brigand: 'bandit',
  demon: 'horned-skull',
  major_demon: 'evil-minion',
  fimir: 'lizardman',
  gnoll: 'hyena-head',
  goblin: 'goblin-head',
  bugbear: 'bear-head',
  ghoul: 'bone-gnawer',
  chaos_warrior: 'black-knight-helm',
  hobgoblin: 'goblin',
  beastman: 'goat',
  minotaur: 'minotaur',
  mummy: 'mummy-head',
  ogre: 'ogre',
  orc: 'orc-head',
  orc_archer: 'bowman',
  orc_warlord: 'crowned-skull',
  skaven: 'rat',
  evil_sorcerer: 'warlock-eye',
  spectre: 'spectre',
  skeleton: 'skeleton',
  skeleton_sorcerer: 'raise-skeleton',
  troll: 'troll',
  carrion_worm: 'worm-mouth',
  zombie: 'shambling-zombie',
  chest: 'locked-chest',
  wardrobe: 'closed-doors',
  weapon_rack: 'sword-array',
  table: 'table',
  library: 'bookshelf',
  alchemist_bench: 'test-tube-rack',
  hearth: 'campfire',
  altar: 'sword-altar',
  sarcophagus: 'sarcophagus',
  desk: 'desk',
  statue: 'colombian-statue',
  fountain: 'fountain',
  magic_circle: 'pentacle',
  throne: 'throne-king',
  torture_rack: 'manacles',
  chasm: 'edge-crack',
  warrior: 'broadsword',
  wizard: 'pointy-hat',
  priest: 'holy-symbol',
  thief: 'hood',
}

// -------------------------------------------------------------------- floors and walls

export function squares(zone: Zone): Square[] {
  return zone.modules.flatMap((module) => {
    const [left = 0, top = 0] = module.at
    return module.rows.flatMap((row, y) =>
      [...row].flatMap((sign, x): Square[] => (sign === '.' ? [[left + x, top + y]] : [])),
    )
  })
}

export function floor(zone: Zone): string {
  return squares(zone)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('')
}

export function walls(zone: Zone): string {
  const all = squares(zone)
  const inside = new Set(all.map(String))
  return all
    .flatMap(([x, y]) =>
      Object.entries(SIDES)
        .filter(([, [dx, dy]]) => !inside.has(String([x + dx, y + dy])))
        .map(([side]) => edge([x, y], side)),
    )
    .join('')
}

function edge([x, y]: Square, side: string): string {
  if (side === 'n') return `M${x} ${y}h1`
  if (side === 's') return `M${x} ${y + 1}h1`
  return side === 'w' ? `M${x} ${y}v1` : `M${x + 1} ${y}v1`
}

/** Both halves of a door. */
export function leaf(door: Door): string {
  return door.near.map((square) => edge(square as Square, door.heading)).join('')
}

export function middle(door: Door, out = 0): Square {
  const [dx, dy] = SIDES[door.heading] ?? [0, 0]
  const mean = (at: number): number =>
    door.near.reduce((sum, square) => sum + (square[at] ?? 0), 0) / door.near.length + 0.5
  return [mean(0) + dx * (0.5 + out), mean(1) + dy * (0.5 + out)]
}

export function centre(at: readonly (readonly number[])[]): Square {
  const mean = (place: number): number =>
    at.reduce((sum, square) => sum + (square[place] ?? 0), 0) / (at.length || 1) + 0.5
  return [mean(0), mean(1)]
}

export function bounds(view: View): Box {
  const all = Object.values(view.zones).flatMap(squares)
  if (!all.length) return { x: 0, y: 0, wide: 6, deep: 6 }
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - 1]
  return { x, y, wide: Math.max(...xs) + 2 - x, deep: Math.max(...ys) + 2 - y }
}

/** Whom the map follows: who acts, or the first adventurer in the dungeon. */
export function focus(view: View): Square {
  const acting = view.turn ? (view.heroes[view.turn.figure]?.at ?? view.monsters[view.turn.figure]?.at) : undefined
  const found = acting ?? Object.values(view.heroes).find((hero) => hero.at)?.at ?? view.stairs[0] ?? [3, 3]
  return [(found[0] ?? 0) + 0.5, (found[1] ?? 0) + 0.5]
}

/** The least box around some points, a square each. */
function around(points: readonly Square[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - 0.5, Math.min(...ys) - 0.5]
  return { x, y, wide: Math.max(...xs) + 0.5 - x, deep: Math.max(...ys) + 0.5 - y }
}

/** Whether a box is inside another, at its edge only where there is no room for more. */
function holds(box: Box, one: Box, margin = 1): boolean {
  const [mx, my] = [
    Math.min(margin, Math.floor((box.wide - one.wide) / 2)),
    Math.min(margin, Math.floor((box.deep - one.deep) / 2)),
  ]
  return (
    one.x >= box.x + mx &&
    one.y >= box.y + my &&
    one.x + one.wide <= box.x + box.wide - mx &&
    one.y + one.deep <= box.y + box.deep - my
  )
}

/**
 * Where the window on the map stands: as long as everybody and everything that can be pointed at is inside, it stays;
 * where they are too far apart, it follows the one who acts, from zone to zone.
 */
export function look(view: View, spots: readonly Spot[], across: number, down: number, before: Box | undefined): Box {
  const eye = focus(view)
  const kept = before && before.wide === across && before.deep === down ? before : undefined
  const zone = view.zones[zoneAt(view, [Math.floor(eye[0]), Math.floor(eye[1])]) ?? '']
  const floor = zone ? squares(zone).map(([x, y]): Square => [x + 0.5, y + 0.5]) : [eye]
  const figures = [...Object.values(view.heroes), ...Object.values(view.monsters)].flatMap((one): Square[] =>
    one.at ? [centre([one.at])] : [],
  )
  const all = [eye, ...figures, ...spots.filter((spot) => spot.picks.length).map(({ x, y }): Square => [x, y])]
  for (const wanted of [around([...all, ...floor]), around(all)]) {
    if (wanted.wide > across || wanted.deep > down) continue
    if (kept && holds(kept, wanted)) return kept
    return {
      x: Math.round(wanted.x + wanted.wide / 2 - across / 2),
      y: Math.round(wanted.y + wanted.deep / 2 - down / 2),
      wide: across,
      deep: down,
    }
  }
  if (kept && holds(kept, around([eye]))) return kept
  const room = around(floor)
  const place = (from: number, long: number, at: number, size: number): number =>
    Math.round(
      long + 2 <= size ? from - (size - long) / 2 : Math.min(Math.max(at - size / 2, from - 1), from + long + 1 - size),
    )
  return {
    x: place(room.x, room.wide, eye[0], across),
    y: place(room.y, room.deep, eye[1], down),
    wide: across,
    deep: down,
  }
}

export function zoneAt(view: View, [x, y]: Square): string | undefined {
  const inside = ([left = 0, top = 0]: readonly number[]): boolean =>
    x >= left && x < left + 6 && y >= top && y < top + 6
  return Object.entries(view.zones).find(([, zone]) => zone.modules.some((module) => inside(module.at)))?.[0]
}

// -------------------------------------------------------------------- what can be pointed at

/** Something on the map, and what can be done with it; what is farther off is walked to step by step. */
export interface Spot extends Thing {
  /** Points to walk there, and the square where the walk ends. */
  cost?: number
  way?: string
  /** How many squares it covers, if more than one. */
  wide?: number
  deep?: number
}

const ON_SQUARE = new Set([
  'start',
  'settle',
  'place',
  'go',
  'at',
  'arrive',
  'to',
  'fire',
  'web',
  'tear',
  'hack',
  'pierce',
  'rats',
  'skill-area',
  'cast-area',
  'read-area',
])
const ON_MONSTER = new Set([
  'strike',
  'shoot',
  'follow',
  'whirl',
  'act',
  'free',
  'reinforce',
  'revive',
  'skill-at',
  'cast-at',
  'read-at',
])
const ON_PIECE = new Set(['examine', 'force', 'lid', 'water', 'unlock', 'activate'])
const ON_DOOR = new Set(['open', 'break', 'unlock_door', 'lift'])
const NUMBERED_DOOR = new Set(['at-door', 'skill-door'])

export function spots(view: View, options: readonly Pick[], words: Words): Spot[] {
  const found = new Map<string, Spot>()
  const add = (key: string, [x, y]: Square, name: string, pick: Pick, piece?: Piece): void => {
    const spot = found.get(key) ?? { key, x, y, name, picks: [], ...(piece ? extent(piece) : {}) }
    spot.picks.push(pick)
    found.set(key, spot)
  }
  const onSquare = (x: number, y: number, pick: Pick): void =>
    add(`square-${x}-${y}`, [x + 0.5, y + 0.5], words.say('table-square', { x, y }), pick)
  const acting = view.turn ? view.heroes[view.turn.figure] : undefined
  for (const pick of options) {
    const verb = String(pick[0])
    const seat = pick.find((part): part is string => typeof part === 'string' && part.startsWith('seat:'))
    if ((verb === 'step' || verb === 'cross') && acting?.at) {
      const [dx, dy] = STEPS.find(([name]) => name === pick[1])?.[1] ?? [0, 0]
      const far = verb === 'cross' ? 2 : 1
      onSquare(acting.at[0]! + dx * far, acting.at[1]! + dy * far, pick)
    } else if (ON_SQUARE.has(verb)) onSquare(Number(pick[1]), Number(pick[2]), pick)
    else if (ON_MONSTER.has(verb)) {
      const monster = view.monsters[String(pick[1])]
      if (monster)
        add(
          `monster-${pick[1]}`,
          centre([monster.at]),
          words.say('table-monster', { n: Number(pick[1]), name: words.thing(monster.kind) }),
          pick,
        )
    } else if (ON_PIECE.has(verb)) {
      const piece = view.pieces[String(pick[2])]
      if (piece) add(`piece-${pick[2]}`, centre(piece.squares), words.thing(piece.kind), pick, piece)
    } else if (ON_DOOR.has(verb)) {
      for (const [number, door] of Object.entries(view.doors))
        if (acting?.at && faced(door, acting.at))
          add(`door-${number}`, middle(door, 0.5), doorName(number, door, words), pick)
    } else if (NUMBERED_DOOR.has(verb)) {
      const door = view.doors[String(pick[1])]
      if (door) add(`door-${pick[1]}`, middle(door, 0.5), doorName(String(pick[1]), door, words), pick)
    } else if (seat) {
      const hero = view.heroes[seat.slice(5)]
      if (hero?.at) add(`hero-${hero.seat}`, centre([hero.at]), words.thing(seat), pick)
    }
  }
  for (const spot of distant(view, options, words)) if (!found.has(spot.key)) found.set(spot.key, spot)
  return [...found.values()]
}

function extent(piece: Piece): { wide: number; deep: number } {
  const { wide, deep } = around(piece.squares.map((square) => centre([square])))
  return { wide, deep }
}

/** What is not next to him: squares and doors that he can walk to, and furniture, which always shows its table. */
function distant(view: View, options: readonly Pick[], words: Words): Spot[] {
  const walks = options.some((pick) => pick[0] === 'step')
  const ways = new Map(walks ? view.reach.map(([x = 0, y = 0, cost = 0]) => [`square-${x}-${y}`, cost]) : [])
  const nearest = (at: readonly (readonly number[])[]): { cost?: number; way?: string } => {
    const [key, cost] = at
      .map(([x, y]) => [`square-${x}-${y}`, ways.get(`square-${x}-${y}`) ?? Infinity] as const)
      .sort((a, b) => a[1] - b[1])[0] ?? ['', Infinity]
    return cost < Infinity ? { cost, way: key } : {}
  }
  const found: Spot[] = []
  if (walks)
    for (const [number, door] of Object.entries(view.doors)) {
      const way = door.state === 'open' ? {} : nearest(door.near)
      const [x, y] = middle(door, 0.5)
      if (way.way) found.push({ key: `door-${number}`, x, y, name: doorName(number, door, words), picks: [], ...way })
    }
  for (const [number, piece] of Object.entries(view.pieces)) {
    const [x, y] = centre(piece.squares)
    const beside = piece.squares.flatMap(([left = 0, top = 0]) =>
      Object.values(SIDES).map(([dx, dy]): Square => [left + dx, top + dy]),
    )
    const inside = beside.filter((square) => zoneAt(view, square) === String(piece.zone))
    found.push({
      key: `piece-${number}`,
      x,
      y,
      name: words.thing(piece.kind),
      picks: [],
      ...extent(piece),
      ...(piece.spent ? {} : nearest(inside)),
    })
  }
  const covered = new Set(Object.values(view.pieces).flatMap((piece) => piece.squares.map(String)))
  const squares = walks ? view.reach.filter(([x, y]) => !covered.has(`${x},${y}`)) : []
  for (const [x = 0, y = 0, cost = 0] of squares)
    found.push({
      key: `square-${x}-${y}`,
      x: x + 0.5,
      y: y + 0.5,
      name: words.say('table-square', { x, y }),
      picks: [],
      cost,
      way: `square-${x}-${y}`,
    })
  return found
}

/** The step that leads towards a square in reach. */
export function towards(view: View, key: string, options: readonly Pick[]): Pick | undefined {
  const way = view.reach.find(([x, y]) => `square-${x}-${y}` === key)
  const name = way ? STEPS[way[3] ?? 0]?.[0] : undefined
  return options.find((pick) => pick[0] === 'step' && pick[1] === name)
}

function faced(door: Door, at: readonly number[]): boolean {
  const [dx, dy] = SIDES[door.heading] ?? [0, 0]
  return door.near.some(([x = 0, y = 0]) => (x === at[0] && y === at[1]) || (x + dx === at[0] && y + dy === at[1]))
}

// -------------------------------------------------------------------- in words

export function doorName(number: string, door: Door, words: Words): string {
  const state = door.portcullis
    ? 'table-door-barred'
    : door.state === 'open'
      ? 'table-door-open'
      : door.locked
        ? 'table-door-locked'
        : 'table-door-closed'
  return words.say(state, { n: number })
}

export function pieceName(piece: Piece, words: Words): string {
  const told = [
    ...(piece.spent ? [words.say('table-spent')] : []),
    ...(piece.locked ? [words.say('table-locked')] : []),
  ]
  return told.length ? `${words.thing(piece.kind)} (${told.join(', ')})` : words.thing(piece.kind)
}

export function zoneName(number: string, zone: Zone, words: Words): string {
  const told = [
    words.thing(zone.room || zone.card),
    words.say('table-level', { n: zone.level }),
    words.say(zone.dark && !zone.lit ? 'table-dark' : 'table-lit'),
    ...(zone.searched ? [words.say('table-searched')] : []),
    ...(zone.safe ? [words.say('table-safe')] : []),
  ]
  return words.say('table-zone', { n: number, told: told.join(' · ') })
}

/** What effects last until the end of, the nearest first: a round, this phase, the next one of a kind. */
const ENDS = [16, 1, 4, 2, 8]

/** What has befallen an adventurer. */
export function states(hero: Hero, words: Words): string[] {
  return [
    ...hero.states.map((name) => words.say(`table-state-${name}`)),
    ...(hero.standing || hero.fate !== 'in' ? [] : [words.say('table-state-down')]),
    ...(hero.venom ? [words.say('table-state-venom', { n: hero.venom })] : []),
    ...(hero.drained ? [words.say('table-state-drained', { n: hero.drained })] : []),
    ...hero.effects.map((effect) => {
      const state = words.say(`table-effect-${effect.name}`, { n: effect.value })
      const ends = ENDS.filter((bit) => effect.until & bit).map((bit) => words.say(`table-end-${bit}`))
      return words.say('table-until', { state, end: words.listing(ends) })
    }),
  ]
}

/** What hinders, binds or carries a monster. */
export function plight(monster: Monster, words: Words): string[] {
  const told = monster.states.map((name) => words.say(`table-state-${name}`))
  return monster.waker < 0 ? told : [...told, words.say('table-state-waker', { seat: words.seat(monster.waker) })]
}

/** A thing carried: how many, and what was done to it. */
export function itemName(item: Item, words: Words): string {
  const name = item.left > 1 ? `${words.thing(item.kind)} ×${item.left}` : words.thing(item.kind)
  const told = [
    ...(item.notch ? [words.say('table-notch', { n: item.notch })] : []),
    ...item.states.map((state) => words.say(`table-${state}`)),
  ]
  return told.length ? `${name} (${told.join(', ')})` : name
}

export function goal(view: View, words: Words): string {
  return view.quest === 'custom' ? words.thing(view.main) : words.say(`table-goal-${view.quest}`)
}
