import type { SeulDansLesSouterrainsView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import Table from './Table.svelte'

/** What has a price, and tests before anything is spent on them. */
const TRADE = 'buy meal night rent cure sell_valuable round_of_drinks'
const ALONE = 'search search_near force dig pick_lock pick_box force_box disarm'
const MEETING = 'flee stealth talk attack strike_torch'
const NOTED = new Set([TRADE, ALONE, MEETING].flatMap((verbs) => verbs.split(' ')))

export default {
  Table,
  /** Dozens of picks may be open: the question leaves room for the map, where there is one. */
  low: (view) => Object.keys(view.sections).length > 0,
  noted: (pick) => NOTED.has(String(pick[0])),
} satisfies GameTable<SeulDansLesSouterrainsView>
