/** What a game's folder gives to the page: its table, and how its picks are shown there. */
import type { Component } from 'svelte'
import type { SkinName } from './dice'
import type { Beats } from './film.svelte'
import type { AskInfo, BlockedInfo, NoteInfo, ResultInfo } from './protocol'
import type { View } from './view'
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
  /** Point at a thing, or at one already pointed at to let go of it; `anew` lets go of all else first. */
  point: (id: string, anew?: boolean) => void
  choose: (pick: Pick) => void
  /** Take back what was done last; nothing where that cannot be. */
  undo?: (() => void) | undefined
  busy: boolean
}

/** What lies beside a table. */
export type Side = 'log' | 'rules' | 'chat' | 'people'

/** How somebody stands, beside their name. */
export interface Standing {
  score?: number | undefined
  /** What they are just now, in a few words. */
  what?: string | undefined
  /** What is said of it to whoever points at it or cannot see it. */
  more?: string | undefined
}

/** The default export of `games/<slug>/index.ts`. */
export interface GameTable<V = View> {
  Table: Component<TableProps<V>>
  /** Picks beside which what the game says that they do always stands: they are shown large. */
  noted?: (pick: Pick) => boolean
  /** Picks that stand on the table as buttons: the prompt bar shows them once something is pointed at. */
  aside?: (pick: Pick, ask: AskInfo) => boolean
  /** Picks that differ only in their square, by what they have in common: one button in the bar, then the map. */
  gather?: (pick: Pick) => string | undefined
  /** Its board fills the stage, and its things are touched: the bar only has what has no place on the board. */
  fills?: boolean
  /** Its stage is all of its own material: what other tables are made of need not be fetched. */
  covers?: boolean
  /** When a match is over nothing is left on its board that anybody would look at. */
  cleared?: boolean
  /** On a telephone that lies, the board has the whole height: the bars stand beside it. */
  beside?: boolean
  /** Picks that can be taken back whatever comes: the only one left of these is played at once. */
  undoable?: (pick: Pick) => boolean
  /** What on the board a greyed pick would have been done with. */
  greyed?: (pick: Pick, view: V) => string
  /** Why something on the board is of no use now, where no greyed pick says it; the rule, where it is not the question's. */
  why?: (id: string, view: V, selected: readonly string[], words: Words) => { text: string; rule?: string } | undefined
  standing?: (view: V, seat: number, words: Words) => Standing
  /** Whether a game played alone was won, where that is more than a score. */
  won?: (result: ResultInfo) => boolean
  /** How its events are shown on the board. */
  beats?: (words: Words) => Beats
  /** What the sides of its dice show, by kind. */
  kinds?: Readonly<Record<string, { faces: readonly string[]; skin: SkinName }>>
  /** Standing orders that a person would give as soon as they sit down. */
  orders?: readonly string[]
  /** Whether the table offers the same picks as the prompt bar, which then keeps low; where it has nothing to show, the bar is tall. */
  low?: (view: V) => boolean
}

/** The default export of `games/<slug>/door.ts`: what the house shows of a game before its table is loaded. */
export interface Door {
  /** Its sign, a picture of game-icons that stands in the kit's icons.json. */
  sign: string
  /** What its door is made of: a class of look/materials.css. */
  material: 'hide' | 'slate' | 'velvet' | 'stone' | 'oak'
  /** How it is best played at once, the best first. Their names are `way-<id>` and `way-<id>-text` in the game's words. */
  ways: readonly Way[]
  /** Settings that say what kind of table it is: they are in sight before all others. */
  first?: readonly string[]
  /** Whether a setting says anything at such a table; all do, unless the game says otherwise. */
  fits?: (option: string, table: Setting) => boolean
  /** What a sheet of this game keeps for good, by the ids of things: titles earned, heroes played. */
  trophies?: (data: Readonly<Record<string, unknown>>) => Trophies
  /** The pictures on the cards of its heroes, by their ids. */
  signs?: Readonly<Record<string, string>>
  /** What a seat of this table plays, where seats differ: the id of a message of the game's words. */
  role?: (table: Setting, seat: number) => string | undefined
  /** Whether two seats of a table may be shown side by side to one person: they hide nothing from each other. */
  open?: (table: Setting, one: number, other: number) => boolean
}

/** What is agreed on a table before it begins: as much of it as says which seat plays what. */
export interface Setting {
  options?: Readonly<Record<string, unknown>> | undefined
  seats: { readonly length: number }
}

export interface Trophies {
  titles: readonly string[]
  heroes: readonly string[]
}

/** A table that "play now" sets: who sits where, and what is left to choose at a glance. */
export interface Way {
  id: string
  seats: number
  /** My own seats; bots take the others. */
  mine: readonly number[]
  options?: Readonly<Record<string, unknown>>
  /** Settings of the game that are offered at once. */
  asks?: readonly string[]
}
