import type { DungeonRollView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import Table from './Table.svelte'

/** What retiring gives, what the next level threatens with, what a Hero can do. */
const NOTED = new Set(['retire', 'glory', 'hero'])

export default { Table, noted: (pick) => NOTED.has(String(pick[0])) } satisfies GameTable<DungeonRollView>
