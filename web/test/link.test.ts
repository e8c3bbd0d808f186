import { expect, test } from 'vitest'
import { applyParts } from '../src/lib/view'

const view = applyParts(
  {},
  { level: 3, 'party/': null, 'party/mage': 2, 'party/thief': 1, 'odds/': null, seats: [1, 2] },
)

test('fields, maps, empty maps and lists', () => {
  expect(view).toEqual({ level: 3, party: { mage: 2, thief: 1 }, odds: {}, seats: [1, 2] })
})

test('only what changed is sent, and what is gone', () => {
  const next = applyParts(view, { level: 4, 'party/mage': 1, 'odds/dice': 3 }, ['party/thief'])
  expect(next).toEqual({ level: 4, party: { mage: 1 }, odds: { dice: 3 }, seats: [1, 2] })
})

test('the view before stays as it was', () => {
  applyParts(view, { 'party/mage': 7 }, ['party/thief', 'level'])
  expect(view).toEqual({ level: 3, party: { mage: 2, thief: 1 }, odds: {}, seats: [1, 2] })
})

test('a field goes, a whole map goes', () => {
  expect(applyParts(view, {}, ['seats', 'party/', 'party/mage', 'party/thief', 'odds/'])).not.toHaveProperty('seats')
  expect(applyParts(view, {}, ['odds/'])).toEqual({ level: 3, party: { mage: 2, thief: 1 }, seats: [1, 2] })
})

test('a map becomes nothing, and nothing a map', () => {
  const without = applyParts(view, { party: null }, ['party/', 'party/mage', 'party/thief'])
  expect(without['party']).toBeNull()
  expect(applyParts(without, { 'party/': null, 'party/mage': 1 }, ['party'])['party']).toEqual({ mage: 1 })
})

test('maps in maps go by their keys', () => {
  const seats = applyParts({}, { seats: { 0: { gems: 2, cards: ['axe'] }, 1: { gems: 0 } } })
  const next = applyParts(seats, { 'seats/0/gems': 3, 'seats/2': { gems: 1 } }, ['seats/1/'])
  expect(next).toEqual({ seats: { 0: { gems: 3, cards: ['axe'] }, 2: { gems: 1 } } })
  expect(seats).toEqual({ seats: { 0: { gems: 2, cards: ['axe'] }, 1: { gems: 0 } } })
})
