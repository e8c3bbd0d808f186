import type { DungeonHeroesView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import type { Words } from '../../lib/words'
import { beats } from './beats'
import { monsterOn, whose } from './pieces'
import Table from './Table.svelte'

/** Picks that show nothing hidden: the only one left of these is played at once. */
const UNDOABLE = new Set([
  'start',
  'place',
  'square',
  'act',
  'step',
  'slide',
  'second',
  'attack',
  'possess',
  'buy',
  'pay',
])

/** Why a tile cannot be laid on a square, and the rule that says so. */
function full(square: string, view: DungeonHeroesView): [string, string] {
  if (view.tiles[square]) return ['tile', 'DH-5.7']
  if (view.dropped[square]) return ['dropped', 'DH-5.9']
  return Object.values(view.party).some((hero) => hero.square === square) ? ['hero', 'DH-5.8'] : ['outside', 'DH-5.5']
}

/** What there is to say of a square with which nothing can be done. */
function useless(
  square: string,
  view: DungeonHeroesView,
  selected: readonly string[],
  words: Words,
): { text: string; rule?: string } | undefined {
  if (!/^[a-f][0-7]$/.test(square)) return undefined
  if (view.picked) {
    const [why, rule] = full(square, view)
    return { text: words.say('table-no-room', { square, why }), rule }
  }
  if (view.acting || selected.length) return { text: words.say('table-far', { square }) }
  const tile = monsterOn(view, square)?.id ?? view.known[square] ?? view.tiles[square] ?? 'back'
  if (tile !== 'back')
    return {
      text: words.say('pair', { name: words.sentence(words.thing(tile)), value: words.say(`text-${tile}`) }),
    }
  if (view.hand.length) return { text: words.say('table-hint-hand') }
  return whose(view) === 'heroes' ? { text: words.say('table-hint-heroes') } : undefined
}

export default {
  Table,
  fills: true,
  covers: true,
  beside: true,
  undoable: ([verb]) => UNDOABLE.has(String(verb)),
  /** A monster that must wait is touched by its square, a hero by himself. */
  greyed: ([verb, id, square]) => String((verb === 'act' ? square : undefined) ?? id ?? ''),
  why: useless,
  standing: (view, seat, words) => ({
    what: words.thing(seat === view.heroes_seat ? 'heroes' : 'dungeon_master'),
    score: seat === view.heroes_seat ? view.treasures : undefined,
    more: words.say('table-treasures', { n: view.treasures, of: view.treasures_to_win }),
  }),
  won: ({ scores }) => scores[0] === 1,
  beats,
} satisfies GameTable<DungeonHeroesView>
