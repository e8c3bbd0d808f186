import type { DungeonHeroesView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import Table from './Table.svelte'

export default {
  Table,
  /** Dozens of moves may be open, and the board offers them too: the bar leaves room for it. */
  low: () => true,
  /** Tiles to turn from afar are tapped on the board: there may be thirty of them. */
  aside: (pick) => pick[0] === 'reveal',
} satisfies GameTable<DungeonHeroesView>
