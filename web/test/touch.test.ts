/** Direct play: which pick is meant by what was touched. */
import { describe, expect, test } from 'vitest'
import type { AskInfo } from '../src/lib/protocol'
import { greatest, litBy, meantBy, touched } from '../src/lib/touch'
import type { Pick } from '../src/lib/words'

const ask = {
  id: '1.0',
  prompt: 'monster-phase',
  options: [
    ['fight', 'die:fighter', 'goblin', 1],
    ['fight', 'die:fighter', 'goblin', 2],
    ['fight', 'die:fighter', 'ooze', 1],
    ['fight', 'die:mage', 'goblin', 1],
    ['open', 'die:thief', 1],
    ['ultimate'],
    ['flee'],
  ],
  spots: [
    ['die:fighter', 'goblin'],
    ['die:fighter', 'goblin'],
    ['die:fighter', 'ooze'],
    ['die:mage', 'goblin'],
    ['die:thief', 'chest'],
    ['mercenary'],
    [],
  ],
} as unknown as AskInfo
const undoable = ([verb]: Pick): boolean => verb === 'fight'

describe('touching things', () => {
  test('a source is chosen, its target plays, and as many fall as can', () => {
    const first = touched(ask, [], 'die:fighter', undoable)
    expect(first).toEqual({ selected: ['die:fighter'] })
    expect(touched(ask, first.selected, 'goblin', undoable).plays).toEqual(['fight', 'die:fighter', 'goblin', 2])
  })

  test('what a second touch would play is told once only one pick is left', () => {
    expect(meantBy(ask, [])).toBeUndefined()
    expect(meantBy(ask, ['die:fighter'])).toBeUndefined()
    expect(meantBy(ask, ['die:thief'])).toEqual(['open', 'die:thief', 1])
  })

  test('the target may be touched first', () => {
    const first = touched(ask, [], 'goblin', undoable)
    expect(first.plays).toBeUndefined()
    expect(touched(ask, first.selected, 'die:mage', undoable).plays).toEqual(['fight', 'die:mage', 'goblin', 1])
  })

  test('the only pick left is played at once if it can be taken back, else at a second touch', () => {
    expect(touched(ask, [], 'die:mage', undoable).plays).toEqual(['fight', 'die:mage', 'goblin', 1])
    const ultimate = touched(ask, [], 'mercenary', undoable)
    expect(ultimate).toEqual({ selected: ['mercenary'] })
    expect(touched(ask, ultimate.selected, 'mercenary', undoable).plays).toEqual(['ultimate'])
    const thief = touched(ask, [], 'die:thief', undoable)
    expect(thief.plays).toBeUndefined()
    expect(touched(ask, thief.selected, 'chest', undoable).plays).toEqual(['open', 'die:thief', 1])
  })

  test('a second touch where several picks are left lets go; another source is taken instead', () => {
    expect(touched(ask, ['die:fighter'], 'die:fighter', undoable)).toEqual({ selected: [] })
    expect(touched(ask, ['die:fighter'], 'die:thief', undoable).selected).toEqual(['die:thief'])
  })

  test('what cannot be used says so, and nothing changes', () => {
    expect(touched(ask, ['die:fighter'], 'potion', undoable)).toEqual({ selected: ['die:fighter'], nothing: true })
  })

  test('sources are lit; once one is chosen, its targets too', () => {
    expect([...litBy(ask, [])].sort()).toEqual(['die:fighter', 'die:mage', 'die:thief', 'mercenary'])
    expect([...litBy(ask, ['die:fighter'])].sort()).toEqual([
      'die:fighter',
      'die:mage',
      'die:thief',
      'goblin',
      'mercenary',
      'ooze',
    ])
  })

  test('the greatest of picks that differ in their number; none of picks that differ otherwise', () => {
    expect(greatest([['open', 'a', 1], ['open', 'a', 3], ['open', 'a', 2]])).toEqual(['open', 'a', 3]) // prettier-ignore
    expect(greatest([['open', 'a', 1], ['open', 'b', 1]])).toBeUndefined() // prettier-ignore
    expect(greatest([])).toBeUndefined()
  })
})
