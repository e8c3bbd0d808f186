/** What befalls figures and things in Donjon is told at the table: nothing that lasts is hidden in the view. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type {
  DonjonDoorView as Door,
  DonjonHeroView as Hero,
  DonjonItemView as Item,
  DonjonMonsterView as Monster,
} from '../src/lib/protocol'
import { Words } from '../src/lib/words'
import { card } from '../src/games/donjon/cards'
import { doorName, itemName, plight, states } from '../src/games/donjon/map'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const [fr, en] = (['fr', 'en'] as const).map(
  (lang) =>
    new Words(
      lang,
      [read(`../../src/oubliettes/games/donjon/words.${lang}.ftl`), read(`../../src/oubliettes/words/ui.${lang}.ftl`)],
      ['Ana', 'Zoé'],
    ),
) as [Words, Words]

const hero: Hero = {
  seat: 0,
  life: 20,
  fatigue: 5,
  destiny: 2,
  skills: [],
  at: [1, 1],
  fate: 'in',
  standing: true,
  venom: 0,
  drained: 0,
  states: [],
  effects: [],
}
const troll: Monster = { kind: 'troll', at: [2, 2], life: 15, max_life: 15, spells: [], states: [], waker: -1 }
const sword: Item = { kind: 'long_sword', left: 1, notch: 0, states: [] }

test('an adventurer to whom nothing has happened has no states', () => {
  expect(states(hero, en)).toEqual([])
  expect(plight(troll, en)).toEqual([])
  expect(itemName(sword, en)).toBe('long sword')
})

test('a sanctuary, a used lens, a torch and a curse', () => {
  const struck = { ...hero, states: ['sanctuary', 'lens', 'torch'], effects: [{ name: 'curse', value: 1, until: 2 }] }
  expect(states(struck, en)).toEqual([
    'under a sanctuary',
    'seeing lens used',
    'torch lit',
    'cursed (−1) until the end of the next exploration',
  ])
  expect(states(struck, fr)[0]).toBe('sous un sanctuaire')
  expect(states(struck, fr)[3]).toBe('maudit (−1) jusqu’à la fin de la prochaine exploration')
})

test('a monster that cannot move, does not regenerate and goes for its waker', () => {
  const held = { ...troll, states: ['rooted', 'singed', 'quest'], waker: 1 }
  expect(plight(held, en)).toEqual(['cannot move', 'does not regenerate', 'of the quest', 'goes for Zoé'])
  expect(plight(held, fr)[3]).toBe('s’en prend à Zoé')
})

test('a weapon that is notched, poisoned or blessed', () => {
  expect(itemName({ ...sword, notch: 1, states: ['coat'] }, en)).toBe('long sword (notched −1, poison)')
  expect(itemName({ ...sword, kind: 'arrows', left: 9, states: ['blessed'] }, fr)).toBe('flèches ×9 (Marteau sacré)')
})

test('a portcullis closes a door that stands open', () => {
  const door: Door = {
    near: [[2, 0]],
    heading: 'n',
    zone: 0,
    beyond: 1,
    state: 'open',
    locked: false,
    tried: [],
    portcullis: true,
    listened: false,
  }
  expect(doorName('3', door, en)).toBe('Door 3, portcullis down')
  expect(doorName('3', { ...door, portcullis: false }, en)).toBe('Door 3, open')
})

test('what is activated has a verb of its own', () => {
  expect(en.label(['activate', 3, 'captive'])).toBe('Free a captive')
  expect(fr.label(['activate', 3, 'lever'])).toBe('Tirer le levier')
  expect(en.label(['examine', 'chest', 3])).toBe('Open the chest')
  expect(en.event({ key: 'activates', facts: { seat: 1, pick: ['activate', 3, 'captive'] } })).toBe(
    'Zoé: Free a captive.',
  )
})

test('a ware brings the rule that tells what it is good for', () => {
  const rule = (...pick: string[]) => card(pick, undefined, en, 'spend-gold')?.rule
  expect(rule('buy_card', 'ring_of_protection')).toBe('DJ-44.15')
  expect(rule('buy_card', 'blessed_mace')).toBe('DJ-44.7')
  expect(rule('buy_card', 'long_sword_1')).toBe('DJ-25.17')
  expect(rule('buy', 'rope')).toBe('DJ-8.30')
  expect(rule('buy', 'long_sword')).toBe(undefined)
})
