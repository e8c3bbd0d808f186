/** Dice and notes are told as the terminal tells them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RolledInfo } from '../src/lib/protocol'
import { percent, Words } from '../src/lib/words'

const ui = readFileSync(new URL('../../src/oubliettes/words/ui.en.ftl', import.meta.url), 'utf8')
const words = new Words(
  'en',
  [
    `
roll-attack = Attack
roll-search = search
mod-strength = Strength
thing-shield = Shield
thing-rat = Rat
outcome-hit = hit
face-gem-1 = ruby
note-cost = costs { $n }
note-who = { $seat } is hit by { $what }
`,
    ui,
  ],
  ['Ana'],
)

const attack: RolledInfo = {
  what: 'attack',
  by: 'seat:0',
  dice: [
    { faces: 10, value: 7 },
    { faces: 10, value: 2, counts: false },
  ],
  modifiers: [
    { name: 'strength', value: 4 },
    { name: 'shield', value: -1 },
  ],
  total: 10,
  need: '>',
  against: { what: 'defence', by: 'rat', dice: [{ faces: 6, value: 3 }], total: 3 },
  outcome: 'hit',
}

test('who, what for, dice, what is added, against what, what came of it', () => {
  expect(words.rolled(attack)).toBe('Ana · Attack: d10 7 (d10 2) +4 Strength −1 Shield = 10 > Rat: d6 3 → hit')
})

test('a target, a face with a name, and what is not settled yet', () => {
  expect(words.rolled({ what: 'search', dice: [{ faces: 6, value: 5 }], total: 5, need: '>=', target: 4 })).toBe(
    'search: d6 5 ≥ 4',
  )
  expect(words.rolled({ what: 'search', dice: [{ faces: 6, value: 1, kind: 'gem' }] })).toBe('search: ruby')
})

test('what a pick does, the chance before it', () => {
  expect(
    words.note({
      pick: ['x'],
      chance: 0.4,
      lines: [
        { key: 'cost', facts: { n: 2 } },
        { key: 'who', facts: { seat: 0, what: 'rat' } },
      ],
    }),
  ).toEqual(['40% chance', 'costs 2', 'Ana is hit by Rat'])
  expect(words.note({ pick: ['x'] })).toEqual([])
})

test('only what is certain is 100 %, only what is impossible is 0', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100])
})
