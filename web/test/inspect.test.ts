/** What a thing is: found by its id, or by its name, whole words only, the longest name first. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describe, found, thingsIn } from '../src/lib/inspect'
import type { BoxInfo } from '../src/lib/protocol'
import { Words } from '../src/lib/words'

const TEXT = `
thing-sword =
    { $n ->
    [one] Sword
   *[other] Swords
    }
thing-vorpal_sword = Vorpal Sword
thing-die-fighter = Fighter
thing-goblin =
    { $n ->
    [one] goblin
   *[other] goblins
    }
`
const words = new Words('en', [TEXT])

test('things are found by their names, the longest first', () => {
  expect(thingsIn('Vorpal Sword: serves as a Fighter', words)).toEqual(['vorpal_sword', 'die-fighter'])
  expect(thingsIn('2 goblins and a sword', words)).toEqual(['goblin', 'sword'])
  expect(thingsIn('Swordfish, hobgoblin', words)).toEqual([])
})

const box: BoxInfo = {
  game: 'x',
  things: [
    {
      id: 'goblin',
      kind: 'monster',
      numbers: { life: 3, swift: true, likes: ['sword'], inner: 1 },
      rules: ['X-1.2', 'X-1.1'],
    },
    { id: 'die:fighter', kind: 'die' },
  ],
  places: [],
  chains: {},
  orders: [],
}
const told = new Words('en', [
  `${TEXT}
kind-monster = Monster
number-life = Life
number-swift = Swift
number-likes = Likes
text-goblin = It runs.
pick-take = Take { $a }
    .rules = X-2.1 X-2.2
`,
  'list-nothing = nothing',
])

test('a thing is told by its id: kind, numbers that have a name, text, own rules in their order', () => {
  expect(describe('goblin', box, told, [])).toEqual({
    id: 'goblin',
    name: 'goblin',
    kind: 'Monster',
    numbers: [
      ['Life', '3'],
      ['Swift', ''],
      ['Likes', 'Sword'],
    ],
    text: 'It runs.',
    rules: ['X-1.2', 'X-1.1'],
  })
  expect(describe('die-fighter', box, told, []).name).toBe('Fighter') // as an element of the page names it
})

test('of a thing that is not in the box, what is known is told: the rules of what can be done with it now', () => {
  const empty = { ...box, things: [] }
  expect(describe('sword', empty, told, [['take', 'sword'], ['take', 'goblin'], ['pass']]).rules).toEqual([
    'X-2.1',
    'X-2.2',
  ])
  expect(describe('sword', empty, told, []).rules).toEqual([])
})

test('things are looked up by their names, accents or not', () => {
  const french = new Words('fr', ['thing-goblin = Gobelin\nthing-die-fighter = Épéiste'])
  expect(found('epe', box, french)).toEqual([{ id: 'die:fighter', name: 'Épéiste' }])
  expect(found('', box, french).map((one) => one.name)).toEqual(['Épéiste', 'Gobelin'])
  expect(found('dragon', box, french)).toEqual([])
})

test('every game names its things', () => {
  const own = readFileSync(new URL('../../src/oubliettes/games/dungeon_roll/words.fr.ftl', import.meta.url), 'utf8')
  const french = new Words('fr', [own])
  expect(french.thingIds.length).toBeGreaterThan(30)
  expect(thingsIn('Guerrier contre 2 gobelins', french)).toContain('goblin')
})
