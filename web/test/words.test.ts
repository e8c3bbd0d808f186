/** What Python says at a table of Dungeon Roll, the browser says too. `python -m tests.browser.examples` makes the examples. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AskInfo, LogEvent, NoteInfo, RolledInfo } from '../src/lib/protocol'
import { Words, type Facts, type Pick } from '../src/lib/words'

interface Example {
  how: 'pick' | 'prompt' | 'event' | 'ending' | 'note' | 'rolled'
  of: unknown
  fr: string[]
  en: string[]
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const { names, said } = JSON.parse(read('examples.json')) as { names: string[]; said: Example[] }

function speak(words: Words, { how, of }: Example): string[] {
  switch (how) {
    case 'pick':
      return [words.label(of as Pick), words.sure(of as Pick), words.rules(of as Pick).join(' ')]
    case 'prompt':
      return [words.prompt(of as AskInfo, (of as { seat: number }).seat)]
    case 'event':
      return [words.event(of as LogEvent)]
    case 'note':
      return [words.note(of as NoteInfo).join(' · ')]
    case 'rolled':
      return [words.rolled(of as RolledInfo)]
    case 'ending': {
      const { key, facts } = of as { key: string; facts: Facts }
      return [words.ending(key, facts)]
    }
  }
}

describe.each(['fr', 'en'] as const)('%s', (lang) => {
  const game = read(`../../src/oubliettes/games/dungeon_roll/words.${lang}.ftl`)
  const words = new Words(lang, [game, read(`../../src/oubliettes/words/ui.${lang}.ftl`)], names)

  test.each(said.map((one) => [`${one.how} ${JSON.stringify(one.of)}`, one] as const))('%s', (_, one) => {
    expect(speak(words, one)).toEqual(one[lang])
  })

  test('a seat without a name has a number', () => {
    expect(words.at([]).seat(1)).toBe(lang === 'fr' ? 'Joueur 2' : 'Player 2')
  })

  test('a seat named by a pick is a player', () => {
    expect(['seat:0', 'seat:1', 'seat:2'].map((id) => words.thing(id))).toEqual([
      'Ana',
      'Zoé',
      lang === 'fr' ? 'Joueur 3' : 'Player 3',
    ])
  })

  test('a number below zero has a minus sign', () => {
    const own = new Words(lang, ['left = { $n } PV, 2-3', read(`../../src/oubliettes/words/ui.${lang}.ftl`)])
    expect(own.say('left', { n: -4 })).toBe('−4 PV, 2-3')
  })

  test('a message that is not there shows its id', () => {
    expect(words.say('no-such-message')).toBe('no-such-message')
  })
})
