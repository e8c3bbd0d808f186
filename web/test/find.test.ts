/** A rule is found by the words that are in it, in any order, however they are typed. */
import { expect, test } from 'vitest'
import { has, pieces } from '../src/lib/find'

test('every word must be there, wherever', () => {
  const rule = 'Les dés restent dans l’Antre jusqu’à ce que le Dragon soit vaincu\u202f!'
  expect(has(rule, "dragon l'antre")).toBe(true)
  expect(has(rule, ' DES  vaincu ')).toBe(true)
  expect(has(rule, 'dragon gelée')).toBe(false)
  expect(has(rule, '')).toBe(true)
})

test('each word that was found is marked, the longer before a shorter one that begins it', () => {
  expect(pieces('A Goblin and two goblins', 'two goblin')).toEqual(['A ', 'Goblin', ' and ', 'two', ' ', 'goblin', 's'])
  expect(pieces('Dragons, dragon', 'dragon dragons')).toEqual(['', 'Dragons', ', ', 'dragon', ''])
  expect(pieces('Nothing', ' ')).toEqual(['Nothing'])
})
