/** How Dungeon Heroes' pieces look, where its squares lie, and what a step or an attack would do. */
import type { DungeonHeroesHeroView as Hero, DungeonHeroesMonsterView as Monster, DungeonHeroesView as View } from '../lib/protocol'
import type { Words } from '../lib/words'
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

/** Heroes are told apart by a colour of their own, beside their letter. */
export const COLOURS: Record<string, string> = {
  warrior: 'var(--red)',
  cleric: 'var(--blue)',
  rogue: 'var(--green)',
  wizard: 'var(--pink)',
  damsel: 'var(--orange)',
}

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f']
/** From the treasure room down to the start. */
export const ROWS = [7, 6, 5, 4, 3, 2, 1, 0]

const LARGE_CHEST = 'c7'

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
        heroes: Object.values(view.party).filter((hero) => hero.square === id).map((hero) => hero.id),
      }
    }
  }
  return found
}

const HEAL_POINTS = 2

/** Something that would happen: its message, what it says, and the hit points it costs. */
export interface Effect {
  key: string
  facts: Record<string, string | number>
  damage?: number
  dies?: boolean
}

export function heroOf(view: View, id: string): Hero | undefined {
  return view.party[id]
}

export function monsterOn(view: View, square: string): Monster | undefined {
  return Object.values(view.figures).find((one) => one.squares.includes(square))
}

/** What one monster or one open tile would do to a hero who enters its square (DH-10, DH-11, DH-12). */
export function meets(view: View, hero: Hero, face: string, hp = hero.hp): Effect[] {
  const { kind, damage } = view.faces[face] ?? { kind: '', damage: 0 }
  const himself = !hero.possessed
  const hurt = (): Effect => ({ key: damage < hp ? 'would-hurt' : 'would-die', facts: { by: face, damage, hp: hp - damage }, damage, dies: damage >= hp })
  if (kind === 'monster') {
    if (himself && hero.id === 'warrior') return [{ key: 'would-slay', facts: { monster: face } }]
    const sword: Effect[] = himself && hero.artefacts.includes('sword') ? [{ key: 'would-use', facts: { artefact: 'sword' } }] : []
    return [hurt(), ...sword]
  }
  if (kind === 'trap') {
    if (himself && hero.id === 'rogue') return [{ key: 'would-disarm', facts: { trap: face } }]
    const kit: Effect[] = himself && hero.artefacts.includes('disarming_kit') ? [{ key: 'would-use', facts: { artefact: 'disarming_kit' } }] : []
    return [hurt(), ...kit]
  }
  if (kind === 'deadly') return [{ key: 'would-die', facts: { by: face }, damage: hp, dies: true }]
  if (kind === 'movement') return [{ key: 'would-carry', facts: { by: face } }]
  if (face === 'fairy') return [{ key: 'would-mend', facts: { by: face } }]
  if (face === 'damsel') return [{ key: 'would-join', facts: { thing: face } }]
  return [{ key: 'would-take', facts: { thing: face } }]
}

/** What would happen to a hero who enters this square, in the order of the rules: figure, tile, what lies there. */
export function entering(view: View, hero: Hero, id: string): Effect[] {
  const square = board(view)[id]!
  const effects: Effect[] = []
  let hp = hero.hp
  const add = (more: Effect[]): boolean => {
    effects.push(...more)
    const damage = Math.max(0, ...more.map((one) => one.damage ?? 0))
    hp -= damage
    if (damage) hero = { ...hero, possessed: false } // hurt, he is himself again at once (DH-19.33)
    return more.some((one) => one.dies)
  }
  if (square.monster && add(meets(view, hero, square.monster, hp))) return effects
  if (square.tile === 'back') effects.push({ key: 'would-odds', facts: {} })
  else if (square.tile && add(meets(view, hero, square.tile, hp))) return effects
  for (const thing of square.dropped) effects.push({ key: 'would-take', facts: { thing } })
  if (view.large_chest && square.area === 'treasure_room')
    effects.push({ key: 'would-take', facts: { thing: 'large_chest' } })
  return effects
}

export interface Odds {
  treasure: number
  safe: number
  hurt: number
  death: number
}

/** What may lie under a back: its sign, and how it is said. */
export const ODDS = [
  ['treasure', '◆', 'odds-treasure'],
  ['safe', '✓', 'odds-safe'],
  ['hurt', '−', 'odds-hurt'],
  ['death', '†', 'odds-death'],
] as const

/** How likely each face is under a back that nobody has seen (DH-22.4): a pool's tile may have been left out. */
export function chances(view: View): [face: string, chance: number][] {
  if (!view.unseen_in_play) return []
  const all = Object.values(view.unseen).reduce((sum, n) => sum + n, 0)
  const share = view.unseen_pool ? Math.max(0, view.unseen_in_play - (all - view.unseen_pool)) / view.unseen_pool : 0
  return Object.entries(view.unseen).map(([face, n]) => [face, (n * (view.faces[face]?.pool ? share : 1)) / view.unseen_in_play])
}

/** What a step onto such a back would bring this hero, in hundredths that add up. */
export function odds(view: View, hero: Hero): Odds {
  const found: Odds = { treasure: 0, safe: 0, hurt: 0, death: 0 }
  for (const [face, chance] of chances(view)) {
    const worst = meets(view, hero, face)
    const key = face === 'chest' ? 'treasure' : worst.some((one) => one.dies) ? 'death' : worst.some((one) => one.damage) ? 'hurt' : 'safe'
    found[key] += 100 * chance
  }
  for (const key of ['treasure', 'hurt', 'death'] as const) found[key] = Math.round(found[key])
  found.safe = Math.max(0, 100 - found.treasure - found.hurt - found.death)
  return found
}

/** The heroes a monster could strike from a square: on it or beside it (DH-7.10). The dragon strikes farther. */
export function inReach(view: View, from: string): string[] {
  const [column, row] = [COLUMNS.indexOf(from[0]!), Number(from[1])]
  return Object.values(view.party).filter((hero) => hero.square && !hero.dead && Math.abs(COLUMNS.indexOf(hero.square[0]!) - column) + Math.abs(Number(hero.square[1]) - row) <= 1).map((hero) => hero.id)
}

export function said(words: Words, effects: readonly Effect[]): string {
  if (!effects.length) return words.say('would-nothing')
  const facts = (one: Effect) => Object.fromEntries(Object.entries(one.facts).map(([key, value]) => [key, typeof value === 'string' ? words.thing(value) : value]))
  return effects.map((one) => words.say(one.key, facts(one))).join(' · ')
}

export function saidOdds(words: Words, found: Odds): string {
  return ODDS.map(([key, , message]) => words.say(message, { n: found[key] })).join(', ')
}

/** The few signs that fit into a corner of a square: what entering it does to this hero. */
export function mark(view: View, hero: Hero, id: string): { sign: string; bad: boolean } | undefined {
  const effects = entering(view, hero, id)
  const damage = effects.reduce((sum, one) => sum + (one.damage ?? 0), 0)
  if (effects.some((one) => one.key === 'would-odds')) {
    const found = odds(view, hero)
    return { sign: found.death ? `†${found.death}%` : `−${found.hurt}%`, bad: true }
  }
  if (effects.some((one) => one.dies)) return { sign: '†', bad: true }
  if (damage) return { sign: `−${damage}`, bad: true }
  if (effects.some((one) => one.key === 'would-carry')) return { sign: '↷', bad: false }
  return effects.length ? { sign: '✓', bad: false } : undefined
}

/** What the one pick left would do, as a sentence; nothing where its label says it all. */
export function preview(words: Words, view: View, pick: readonly (string | number)[]): string {
  const [verb, first, second] = pick.map(String)
  const hero = heroOf(view, first ?? '')
  if ((verb === 'move' || verb === 'walk') && hero && second) {
    return words.say('would-move', { hero: words.thing(hero.id), square: second, what: said(words, entering(view, hero, second)) })
  }
  if (verb === 'attack' && hero) {
    const monster = monsterOn(view, view.acting)
    if (!monster) return ''
    const what = words.say(monster.damage < hero.hp ? 'would-lose' : 'would-kill', { damage: monster.damage, hp: hero.hp - monster.damage })
    return words.say('would-attack', { monster: words.thing(monster.id), hero: words.thing(hero.id), what })
  }
  if (verb === 'act' && first !== 'dragon' && second) return threat(words, view, String(first), second)
  if (verb === 'step' && first) {
    const monster = monsterOn(view, view.acting)
    return monster && monster.id !== 'dragon' ? threat(words, view, monster.id, first) : ''
  }
  if ((verb === 'heal' || verb === 'icon') && (second ? heroOf(view, second) : hero)) {
    const healed = (second ? heroOf(view, second) : hero)!
    return words.say('would-heal', { hero: words.thing(healed.id), hp: healed.hp, then: Math.min(healed.max_hp, healed.hp + HEAL_POINTS) })
  }
  if (verb === 'reveal' && first) {
    const best = chances(view).sort((one, other) => other[1] - one[1]).slice(0, 4)
    if (view.tiles[first] !== 'back' || view.known[first] || !best.length) return ''
    return words.say('would-reveal', { square: first, what: best.map(([face, chance]) => `${words.thing(face)} ${Math.round(100 * chance)}${words.lang === 'fr' ? '\u00a0' : ''}%`).join(', ') })
  }
  return ''
}

function threat(words: Words, view: View, monster: string, square: string): string {
  const near = inReach(view, square)
  const heroes = near.length ? words.listing(near.map((one) => words.thing(one))) : words.say('nobody')
  return words.say('would-threaten', { monster: words.thing(monster), square, heroes })
}

export function upTo(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i)
}
