/** What a game's folder gives to the page: its table, and how its picks are shown there. */
import type { Component } from 'svelte'
import type { AskInfo, BlockedInfo, NoteInfo } from './protocol'
import type { View } from './link.svelte'
import type { Pick, Words } from './words'

export interface TableProps<V = View> {
  view: V
  /** The seat that looks on, or nothing for a spectator. */
  seat: number | undefined
  /** The question open for this seat. */
  ask: AskInfo | undefined
  words: Words
  blocked: readonly BlockedInfo[]
  /** What the game says that each pick does; nothing while that is not known: `want` asks for it. */
  notes: readonly NoteInfo[] | undefined
  want: () => void
  /** The ids pointed at so far: the prompt bar keeps the options that name them all. */
  selected: readonly string[]
  /** Point at a thing, or at one already pointed at to let go of it. */
  point: (id: string) => void
  choose: (pick: Pick) => void
  busy: boolean
}

/** The default export of `games/<slug>/index.ts`. */
export interface GameTable<V = View> {
  Table: Component<TableProps<V>>
  /** Picks beside which what the game says that they do always stands: they are shown large. */
  noted?: (pick: Pick) => boolean
  /** Picks that stand on the table as buttons: the prompt bar shows them once something is pointed at. */
  aside?: (pick: Pick) => boolean
  /** Picks that differ only in their square, by what they have in common: one button in the bar, then the map. */
  gather?: (pick: Pick) => string | undefined
  /** Whether the table offers the same picks as the prompt bar, which then keeps low; where it has nothing to show, the bar is tall. */
  low?: (view: V) => boolean
}

/** The default export of `games/<slug>/door.ts`: what the house shows of a game before its table is loaded. */
export interface Door {
  /** Its sign, a picture of game-icons that stands in `games/<slug>/icons.json` or in the kit's. */
  sign: string
}
