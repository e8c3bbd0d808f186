import { MediaQuery } from 'svelte/reactivity'
import type { QuetesEtTrahisonsView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import Table from './Table.svelte'

const narrow = new MediaQuery('max-width: 45.99rem')
const WARES = new Set(['buy', 'buy_on_sale'])
const HANDSHAKES = new Set(['shake', 'haggle'])

/** What has a price, what a promise or a quest is, the chances of a fight. */
const TRADE = 'buy buy_on_sale heal buy_quest buy_trophy keep_promise keep_in_part break_promise'
const QUESTS = 'keep claim swap_main give_quest add_quest charm_remains keep_main'
const FIGHTS = 'arena loot_gems fight shake charm_ally address yes attacker defender announce_unique reroll tame'
const NOTED = new Set([TRADE, QUESTS, FIGHTS].flatMap((verbs) => verbs.split(' ')))

export default {
  Table,
  /** Options that stand on the table itself, the bids only where they would crowd a phone. */
  aside: (pick) => WARES.has(String(pick[0])) || (HANDSHAKES.has(String(pick[0])) && narrow.current),
  noted: (pick) => NOTED.has(String(pick[0])),
} satisfies GameTable<QuetesEtTrahisonsView>
