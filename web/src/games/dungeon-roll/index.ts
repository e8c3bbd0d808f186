import type { DungeonRollView } from '../../lib/protocol'
import type { GameTable } from '../../lib/table'
import { forked, KINDS } from './pieces'
import { beats } from './beats'
import Table from './Table.svelte'

/** What retiring gives, what the next level threatens with. */
const NOTED = new Set(['retire', 'glory', 'dragon'])
/** Picks after which nothing is thrown or drawn; and who goes into a fight with the Dragon that is won already. */
const UNDOABLE = new Set([
  'fight',
  'kill',
  'charm',
  'more',
  'pick',
  'party',
  'dungeon',
  'face',
  'drink',
  'reroll',
  'use',
])
/** What a greyed pick would have been done with. */
const WITH: Readonly<Record<string, string>> = { open: 'chest', drink: 'potion', dragon: 'lair' }
const SHORT: Readonly<Record<string, string>> = {
  ring: 'ring_of_invisibility',
  elixir: 'elixir',
  bait: 'dragon_bait',
  portal: 'town_portal',
}

export default {
  Table,
  fills: true,
  cleared: true,
  aside: ([verb], ask) => (verb === 'glory' || verb === 'retire') && forked(ask.options),
  noted: (pick) => NOTED.has(String(pick[0])),
  undoable: ([verb]) => UNDOABLE.has(String(verb)),
  greyed: ([verb, id], view) => {
    if (verb === 'ultimate') return view.seats[view.adventurer]?.side ?? ''
    return WITH[String(verb)] ?? SHORT[String(id)] ?? String(id ?? '')
  },
  // whoever is touched while the Dragon is awake would fight it, with others
  why: (id, view, _, words) =>
    /^(die|lent):/.test(id) && view.phase === 'dragon_phase'
      ? { text: words.say('table-slay-together', { n: view.slayers }), rule: 'DR-10.3' }
      : undefined,
  standing: (view, seat, words) => {
    const one = view.seats[seat]
    if (!one) return {}
    const number = Math.min(one.delves + (seat === view.adventurer ? 1 : 0), view.delves)
    const of = `${number}/${view.delves}`
    const tokens = words.things(one.tokens)
    return {
      score: one.score,
      what: [one.side && words.thing(one.side), view.seats.length > 2 ? of : words.say('table-delve-short', { of })]
        .filter(Boolean)
        .join(' · '),
      more: [
        ...(seat === view.adventurer ? [words.say('role-adventurer')] : []),
        words.say('table-stands', { xp: one.xp, tokens, points: one.token_points }),
      ].join(', '),
    }
  },
  beats,
  kinds: KINDS,
  orders: ['go-on'],
} satisfies GameTable<DungeonRollView>
