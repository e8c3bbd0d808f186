import type { DungeonHeroesView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import { beats } from './beats'
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

export default {
  Table,
  fills: true,
  beside: true,
  undoable: ([verb]) => UNDOABLE.has(String(verb)),
  /** A monster that must wait is touched by its square, a hero by himself. */
  greyed: ([verb, id, square]) => String((verb === 'act' ? square : undefined) ?? id ?? ''),
  /** A square is out of reach of whoever acts; its name is no sentence's beginning. */
  why: (square, view, selected, words) =>
    /^[a-f][0-7]$/.test(square) && (view.acting || selected.length || view.picked)
      ? words.say(view.picked ? 'table-no-room' : 'table-far', { square })
      : undefined,
  standing: (view, seat, words) => ({
    what: words.thing(seat === view.heroes_seat ? 'heroes' : 'dungeon_master'),
    score: seat === view.heroes_seat ? view.treasures : undefined,
    more: words.say('table-treasures', { n: view.treasures, of: view.treasures_to_win }),
  }),
  won: ({ scores }) => scores[0] === 1,
  beats,
} satisfies GameTable<DungeonHeroesView>
