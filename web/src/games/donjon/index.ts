import { named } from '../../lib/options'
import type { DonjonView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import { isCard } from './cards'
import Table from './Table.svelte'

/** A spell that may strike any of thirty squares: first the spell, then the square. */
const AREAS = new Set(['skill-area', 'cast-area', 'read-area'])

/** Squares are pointed at on the map, and the town's wares are cards on the table: names of squares would crowd the bar. */
const SQUARES = new Set(['step', 'start', 'settle', 'place', 'go', 'at', 'arrive', 'to', 'fire', 'web'])

/** Attacks and tests, what is spent on dice that have fallen, a card just drawn, a rest. */
const NOTED = new Set(
  'strike shoot follow whirl cross break force lid lift break_free again fatigue new rest'.split(' '),
)

export default {
  Table,
  /** Dozens of picks may be open, and the map offers them too. */
  low: (view) => Object.keys(view.zones).length > 0,
  gather: (pick) => (AREAS.has(String(pick[0])) ? named(pick)[0] : undefined),
  aside: (pick) => SQUARES.has(String(pick[0])) || isCard(pick),
  noted: (pick) => NOTED.has(String(pick[0])),
  won: ({ scores }) => scores[0] === 1,
} satisfies GameTable<DonjonView>
