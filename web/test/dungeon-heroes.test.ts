/** The signs in the corners of Dungeon Heroes' squares, from what the game says of a step there. */
import { expect, test } from 'vitest'
import type { AskInfo, DungeonHeroesView, NoteLine } from '../src/lib/protocol'
import {
  beginningOn,
  byHimself,
  deedOf,
  endingOn,
  endOf,
  fates,
  mark,
  meant,
  type Square,
  whoGoesOn,
} from '../src/games/dungeon-heroes/pieces'
import { Trails } from '../src/games/dungeon-heroes/trails.svelte'

const note = (...lines: NoteLine[]) => ({ pick: ['move', 'rogue', 'c3'], lines })
const hidden = note(
  { key: 'hidden' },
  { key: 'fate-treasure', facts: { n: 12 } },
  { key: 'fate-hurt', facts: { n: 30 } },
  { key: 'fate-death', facts: { n: 9 } },
  { key: 'threat', facts: { damage: 2 } },
)

test('a back shows how likely death is, or else harm', () => {
  expect(mark(hidden)).toEqual({ sign: '†', chance: 9, bad: true })
  const harm = note({ key: 'hidden' }, { key: 'fate-hurt', facts: { n: 30 } })
  expect(mark(harm)).toEqual({ sign: '−', chance: 30, bad: true })
  expect(fates(hidden).map(({ key, sign, n }) => [key, sign, n])).toEqual([
    ['fate-treasure', '◆', 12],
    ['fate-hurt', '−', 30],
    ['fate-death', '†', 9],
  ])
  expect(fates(note({ key: 'nothing' }))).toEqual([])
})

test('what is known to hurt, kill, carry on or be good has its sign', () => {
  expect(mark(note({ key: 'hurt', facts: { damage: 1 } }, { key: 'hurt', facts: { damage: 2 } }))).toEqual({
    sign: '−3',
    bad: true,
  })
  expect(mark(note({ key: 'hurt', facts: { damage: 1 } }, { key: 'dies', facts: { damage: 4 } }))).toEqual({
    sign: '†',
    bad: true,
  })
  expect(mark(note({ key: 'carries', facts: { by: 'portal' } }))).toEqual({ sign: '↷', bad: false })
  expect(mark(note({ key: 'takes', facts: { things: ['sword'] } }))).toEqual({ sign: '✓', bad: false })
})

test('what a step does well has its picture', () => {
  expect(mark(note({ key: 'slays', facts: { thing: 'orc' } }))?.icon).toBe('broadsword')
  expect(mark(note({ key: 'disarms', facts: { thing: 'bear_trap' } }))?.icon).toBe('lockpicks')
  expect(mark(note({ key: 'disarms' }, { key: 'treasure' }))?.icon).toBe('open-treasure-chest')
})

test('what is done to somebody has its picture, what is used or given its own', () => {
  expect(deedOf(['heal', 'rogue'], ['cleric', 'rogue'])).toBe('hearts')
  expect(deedOf(['grail', 'cleric', 'rogue', 'c3'], ['cleric', 'holy_grail', 'rogue', 'c3'])).toBe('holy-grail')
  expect(deedOf(['give', 'cleric', 'sword', 'rogue'], ['cleric', 'sword', 'rogue'])).toBe('broadsword')
  expect(deedOf(['move', 'cleric', 'c3'], ['cleric', 'c3'])).toBeUndefined()
})

test('what a hero does with his own alone has no place on the board', () => {
  const options = [
    ['bread', 'rogue'],
    ['give', 'rogue', 'strange_bread', 'cleric'],
    ['move', 'rogue', 'c3'],
  ]
  const spots = [
    ['rogue', 'strange_bread'],
    ['rogue', 'strange_bread', 'cleric'],
    ['rogue', 'c3'],
  ]
  const view = { party: { rogue: { artefacts: ['strange_bread'] } } } as unknown as DungeonHeroesView
  const ask = { prompt: 'party', options, spots } as unknown as AskInfo
  expect(byHimself(view, ask, options, ['rogue'])).toEqual([['bread', 'rogue']])
  expect(byHimself(view, ask, options, [])).toEqual([])
})

test('a square where nothing is, or nothing is known of, has none', () => {
  expect(mark(note({ key: 'nothing' }))).toBeUndefined()
  const threat = note({ key: 'threat', facts: { damage: 2 } })
  expect(mark(threat)).toEqual({ sign: '−2', bad: false, later: true })
  expect(mark(threat, 3)).toEqual({ sign: '−2', bad: false, later: true })
  expect(mark(threat, 2), 'the end of whoever goes there').toEqual({ sign: '−2', bad: true, later: true })
  expect(mark(note({ key: 'slays' }, { key: 'threat', facts: { damage: 2 } }))?.icon).toBe('broadsword')
  expect(mark(undefined)).toBeUndefined()
})

test('the white lady beside a hero may strike him or go onto his square: a touch there offers both', () => {
  const options = [
    ['attack', 'wizard'],
    ['step', 'e4'],
    ['step', 'd5'],
  ]
  const ask = {
    prompt: 'act',
    options,
    spots: [
      ['d4', 'wizard'],
      ['d4', 'e4'],
      ['d4', 'd5'],
    ],
  } as unknown as AskInfo
  const there = { id: 'e4', heroes: ['wizard'], monster: '', body: [] } as unknown as Square
  expect(endingOn(ask, options, [], there)).toEqual([
    ['attack', 'wizard'],
    ['step', 'e4'],
  ])
  const empty = { id: 'd5', heroes: [], monster: '', body: [] } as unknown as Square
  expect(endingOn(ask, options, [], empty)).toEqual([['step', 'd5']])
})

test('a monster is slain from afar on the square that is touched, not another of its kind elsewhere', () => {
  const options = [
    ['move', 'rogue', 'c7'],
    ['skull', 'rogue', 'goblin', 'c7'],
    ['skull', 'rogue', 'goblin', 'c6'],
    ['heal', 'white_lady'],
  ]
  const spots = [
    ['rogue', 'c7'],
    ['rogue', 'demon_skull', 'c7', 'goblin'],
    ['rogue', 'demon_skull', 'c6', 'goblin'],
    ['cleric', 'white_lady'],
  ]
  const ask = { prompt: 'party', options, spots } as unknown as AskInfo
  const near = { id: 'c7', heroes: [], monster: 'goblin', body: ['c7'] } as unknown as Square
  const far = { id: 'a2', heroes: [], monster: 'goblin', body: ['a2'] } as unknown as Square
  expect(endingOn(ask, options, ['rogue'], near)).toEqual(options.slice(0, 2))
  expect(endingOn(ask, options, ['rogue'], far)).toEqual([])
  expect(options.map((pick) => endOf(ask, pick))).toEqual(['c7', 'c7', 'c6', 'white_lady'])
})

test('the dragon steps where it is touched to, though it could also move sideways over there', () => {
  const options = [
    ['step', 'd2'],
    ['slide', 'd2', 'd3'],
    ['raise', 'goblin', 'c1'],
  ]
  const spots = [
    ['c2', 'd2'],
    ['c2', 'd2', 'd3'],
    ['c2', 'goblin', 'c1'],
  ]
  const ask = { prompt: 'act', options, spots } as unknown as AskInfo
  expect(options.map((pick) => meant(ask, pick, ['c2']))).toEqual([true, false, false])
  expect(meant(ask, ['slide', 'd2', 'd3'], ['c2', 'd2'])).toBe(true)
  expect(meant(ask, ['step', 'd2'], [])).toBe(false)
})

test('a tile beside the wizard is walked onto or looked at, whoever else could go there', () => {
  const options = [
    ['move', 'wizard', 'e1'],
    ['reveal', 'e1'],
  ]
  const ask = {
    prompt: 'party',
    options,
    spots: [
      ['wizard', 'e1'],
      ['wizard', 'e1'],
    ],
  } as unknown as AskInfo
  const square = { id: 'e1', heroes: [], monster: '', body: [] } as unknown as Square
  expect(endingOn(ask, options, ['wizard'], square)).toEqual(options)
})

test('who acted last stays chosen while he can go on; so is the only one who can act', () => {
  const view = {
    party: { rogue: { actions_used: 1 }, wizard: { actions_used: 0 } },
  } as unknown as DungeonHeroesView
  const asking = (...spots: string[][]): AskInfo =>
    ({ prompt: 'party', options: spots.map((one) => ['move', ...one]), spots }) as unknown as AskInfo
  const both = asking(['rogue', 'b1'], ['rogue', 'c1'], ['wizard', 'd1'], ['wizard', 'e1'])
  expect(whoGoesOn(view, both, 'rogue')).toBe('rogue')
  expect(whoGoesOn(view, both, 'wizard')).toBeUndefined() // a new turn: he has done nothing yet
  expect(whoGoesOn(view, both, '')).toBeUndefined()
  expect(whoGoesOn(view, asking(['wizard', 'd1'], ['wizard', 'e1']), 'rogue')).toBe('wizard')
  expect(whoGoesOn(view, asking(['wizard', 'd1']), '')).toBeUndefined() // choosing him might play it
})

test('where one who only stayed chosen could go, the monster there can still be made to act', () => {
  const options = [
    ['walk', 'wizard', 'e5'],
    ['act', 'goblin', 'e5'],
    ['reveal', 'd5'],
  ]
  const ask = { prompt: 'master', options, spots: [['wizard', 'e5'], ['e5'], ['d5']] } as unknown as AskInfo
  const taken = { id: 'e5', heroes: [], monster: 'goblin', body: ['e5'] } as unknown as Square
  expect(beginningOn(ask, taken)).toEqual([['act', 'goblin', 'e5']])
  expect(beginningOn(ask, { ...taken, id: 'e6', body: [] })).toEqual([])
})

test('a square from which a monster could strike has a sword; any other has none', () => {
  expect(mark(note({ key: 'in-reach', facts: { damage: 2 } }))).toEqual({ sign: '✓', bad: false, icon: 'broadsword' })
  expect(mark(note({ key: 'out-of-reach' }))).toBeUndefined()
  expect(deedOf(['raise', 'orc', 'd5'], ['e6', 'orc', 'd5'])).toBe('pentacle')
})

const seen = (turn: string, round: number, more: object): DungeonHeroesView =>
  ({ turn, round, solo: true, tiles: {}, figures: {}, party: {}, ending: '', ...more }) as unknown as DungeonHeroesView
const rogue = (square: string): object => ({ party: { rogue: { id: 'rogue', square } } })
const monster = (...squares: string[]): object => ({ figures: { 4: { squares } } })

test('where the other side moved or laid a tile stays marked in the turn after', () => {
  const at = (turn: string, square: string, tiles: Record<string, string>): DungeonHeroesView =>
    seen(turn, 1, { solo: false, tiles, ...rogue(square) })
  const trails = new Trails()
  trails.follow(at('heroes', 'b0', { c1: 'back' }))
  trails.follow(at('heroes', 'b1', { c1: 'back' }))
  expect([...trails.squares]).toEqual([])
  trails.follow(at('dungeon_master', 'b1', { c1: 'back', c2: 'back' }))
  expect([...trails.squares]).toEqual([
    ['b0', 'from'],
    ['b1', 'to'],
  ])
  trails.follow(at('heroes', 'b1', { c1: 'orc', c2: 'back' }))
  expect([...trails.squares]).toEqual([
    ['c2', 'to'],
    ['c1', 'to'],
  ])
  trails.follow(at('heroes', 'b1', { c1: 'orc', c2: 'back', c3: 'back' })) // his last tile and the end of his turn at once
  expect([...trails.squares].at(-1)).toEqual(['c3', 'to'])
  const alone = new Trails()
  alone.follow(seen('setup', 0, {}))
  alone.follow(seen('heroes', 1, { tiles: { c1: 'back' }, ...rogue('b0') }))
  expect([...alone.squares]).toEqual([])
  // in haste: the dungeon's last moves come with the Heroes' turn
  alone.follow(seen('dungeon', 1, { tiles: { c1: 'back' }, ...monster('c5') }))
  alone.follow(seen('heroes', 2, { tiles: { c1: 'orc' }, ...monster('c4') }))
  expect([...alone.squares]).toEqual([
    ['c5', 'from'],
    ['c4', 'to'],
    ['c1', 'to'],
  ])
})

test('a turn that was passed over as a whole takes the marks of the turn before away', () => {
  const trails = new Trails()
  trails.follow(seen('dungeon', 1, { tiles: { a6: 'back' }, ...monster('c5') }))
  trails.follow(seen('heroes', 2, { tiles: { a6: 'back' }, ...monster('c4') }))
  trails.follow(seen('heroes', 3, { tiles: { a6: 'sword' }, ...monster('c3') }))
  expect([...trails.squares]).toEqual([
    ['c4', 'from'],
    ['c3', 'to'],
    ['a6', 'to'],
  ])
})

test('a piece has one mark where it stood at first and one where it stands, and none once it fell', () => {
  const trails = new Trails()
  const two = (one: string, other: string): object => ({ figures: { 4: { squares: [one] }, 5: { squares: [other] } } })
  trails.follow(seen('dungeon', 1, two('c5', 'c4')))
  trails.follow(seen('dungeon', 1, two('c5', 'd4')))
  trails.follow(seen('dungeon', 1, two('c4', 'd4')))
  trails.follow(seen('dungeon', 1, two('c3', 'd4')))
  trails.follow(seen('dungeon', 1, two('c4', 'd4')))
  trails.follow(seen('heroes', 2, two('c4', 'd4')))
  expect(Object.fromEntries(trails.squares)).toEqual({ c5: 'from', c4: 'to', d4: 'to' })
  trails.follow(seen('heroes', 2, monster('c4')))
  expect(Object.fromEntries(trails.squares)).toEqual({ c5: 'from', c4: 'to' })
})

test('at the end nothing is marked: all tiles are turned, and nobody is to play', () => {
  const trails = new Trails()
  trails.follow(seen('heroes', 3, { tiles: { c1: 'back' }, ...monster('c5') }))
  trails.follow(seen('dungeon', 3, { tiles: { c1: 'orc' }, ...monster('c4'), ending: 'slain' }))
  expect([...trails.squares]).toEqual([])
})
