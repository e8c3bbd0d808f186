/** What stands in the prompt bar: options by groups, and what they cost or say beside their labels. */
import { expect, test } from 'vitest'
import { fitting, gathered, noteOf, ordered, thingsOf, touchable, touching } from '../src/lib/options'
import type { Pick } from '../src/lib/words'

const areas = [0, 1, 2, 3].map((x): Pick => ['skill-area', x, 0, 'fireball'])
const spell = (pick: Pick): string | undefined => (pick[0] === 'skill-area' ? String(pick[3]) : undefined)

test('picks that differ only in their square are one group; a few are none', () => {
  expect(gathered([...areas, ['end']], spell)).toEqual(['fireball'])
  expect(gathered([...areas.slice(1), ['end']], spell)).toEqual([])
  expect(fitting([...areas, ['end']], ['fireball'])).toEqual(areas)
})

test('a thing that is touched keeps the options that have it among their places, or in their words', () => {
  const ask = {
    id: 'a',
    prompt: 'walk',
    options: [['go', 1], ['go', 2], ['take', 'rope'], ['pass']],
    spots: [['hero', 'square:1'], ['hero', 'square:2'], [], []],
  }
  expect(touching(ask, ['hero'])).toEqual([
    ['go', 1],
    ['go', 2],
  ])
  expect(touching(ask, ['hero', 'square:2'])).toEqual([['go', 2]])
  expect(touching(ask, ['rope'])).toEqual([['take', 'rope']])
  expect(touching(ask, ['rope', 'hero'])).toEqual([])
  expect([...touchable(ask)]).toEqual(['hero', 'square:1', 'square:2', 'rope'])
  expect(thingsOf(ask, ['go', 2])).toEqual(['hero', 'square:2'])
  expect(touching({ ...ask, spots: undefined }, ['rope'])).toEqual([['take', 'rope']])
})

test('what leaves it all stands behind what one may do, and what cannot be taken back behind that', () => {
  const picks: Pick[] = [['flee'], ['drop'], ['gems', 0], ['gems', 1], ['drop', 0, 'rope']]
  expect(ordered(picks, (pick) => pick[0] === 'flee')).toEqual([
    ['gems', 0],
    ['gems', 1],
    ['drop', 0, 'rope'],
    ['drop'],
    ['flee'],
  ])
})

test('the note of a pick is found by its words and numbers', () => {
  const notes = [{ pick: ['again', 1, 'skaven'], chance: 0.3 }, { pick: ['again'] }]
  expect(noteOf(notes, ['again', 1, 'skaven'])?.chance).toBe(0.3)
  expect(noteOf(notes, ['again'])).toBe(notes[1])
  expect(noteOf(notes, ['again', 2, 'skaven'])).toBeUndefined()
  expect(noteOf(undefined, ['again'])).toBeUndefined()
})
