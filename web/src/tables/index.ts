/** One component a game, loaded when it is played; any other game is played at the generic table. */
import type { Component } from 'svelte'
import type { AskInfo, BlockedInfo, NoteInfo } from '../lib/protocol'
import { lazy } from '../lib/lazy'
import type { View } from '../lib/link.svelte'
import type { Pick, Words } from '../lib/words'

export interface TableProps {
  view: View
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

/** What a pick brings, beside its label: an option that has a note is shown large. */
export type Note = (view: View, pick: Pick, words: Words) => string[]

/** Picks beside which what the game says that they do always stands: they are shown large. */
export type Noted = (pick: Pick) => boolean

/** Picks that stand on the table as buttons: the prompt bar shows them once something is pointed at. */
export type Aside = (pick: Pick) => boolean

/** Picks that differ only in their square, by what they have in common: one button in the bar, then the map. */
export type Gather = (pick: Pick) => string | undefined

/** Whether the table offers the same picks as the prompt bar, which then keeps low; where it has nothing to show, the bar is tall. */
export type Low = (view: View) => boolean

interface TableModule {
  default: Component<TableProps>
  note?: Note
  noted?: Noted
  aside?: Aside
  gather?: Gather
  low?: Low
}

type Loader = () => Promise<TableModule>

const TABLES: Record<string, Loader> = {
  donjon: () => lazy(() => import('./Donjon.svelte')) as unknown as ReturnType<Loader>,
  'dungeon-heroes': () => lazy(() => import('./DungeonHeroes.svelte')) as ReturnType<Loader>,
  'dungeon-roll': () => lazy(() => import('./DungeonRoll.svelte')) as unknown as ReturnType<Loader>,
  'seul-dans-les-souterrains': () => lazy(() => import('./Souterrains.svelte')) as unknown as ReturnType<Loader>,
  'quetes-et-trahisons': () => lazy(() => import('./Quetes.svelte')) as unknown as ReturnType<Loader>,
}

export function tableOf(game: string): Loader {
  return TABLES[game] ?? (() => lazy(() => import('./Generic.svelte')) as unknown as ReturnType<Loader>)
}
