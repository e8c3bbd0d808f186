/** Which rules speak of a thing: found by its name, whole words only, the longest name first. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesAbout, thingsIn } from '../src/lib/about'
import type { LedgerInfo } from '../src/lib/protocol'
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

test('rules that name more of the things come first', () => {
  const rule = (id: string, en: string) => ({ id, en, fr: '', source: '', kind: 'stated', spoiler: false })
  const ledger: LedgerInfo = {
    game: 'x',
    sections: {},
    rules: [rule('X-1.1', 'A goblin is a monster.'), rule('X-1.2', 'A Fighter beats all goblins.'), rule('X-1.3', 'Dice are cast.')],
  }
  expect(rulesAbout(['goblin', 'die-fighter'], ledger, words).map((one) => one.id)).toEqual(['X-1.2', 'X-1.1'])
})

test('every game names its things', () => {
  const own = readFileSync(new URL('../../src/oubliettes/games/dungeon_roll/words.fr.ftl', import.meta.url), 'utf8')
  const french = new Words('fr', [own])
  expect(french.thingIds.length).toBeGreaterThan(30)
  expect(thingsIn('Guerrier contre 2 gobelins', french)).toContain('goblin')
})
