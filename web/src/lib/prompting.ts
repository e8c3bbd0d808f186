/** What the bar under a table shows and does, whether it stands under a match or under a lesson. */
import type { AskInfo, BlockedInfo, No, NoteInfo, SeatInfo, Worth } from './protocol'
import type { Frame } from './view'
import type { Pick } from './words'

/** What is asked, and all that is known about it. */
export interface Prompting {
  readonly game: string
  /** Whether advice may be asked for. */
  readonly hints: boolean
  readonly seats: readonly SeatInfo[]
  /** The seats whose people are asked to leave them, or were just now. */
  readonly asked: readonly number[]
  /** The question open for this seat, whether it can be answered already or not. */
  readonly ask: AskInfo | undefined
  /** The same once all that led to it has been shown. */
  readonly question: AskInfo | undefined
  /** A bot plays for the one who looks on: the questions are not theirs now. */
  readonly away: boolean
  /** What happened, while it is shown. */
  readonly frame: Frame | undefined
  readonly waiting: readonly number[]
  readonly since: number
  readonly due: number | undefined
  readonly ahead: number
  readonly undo: string | undefined
  readonly blocked: readonly BlockedInfo[]
  /** What each pick does; nothing while that is not known. */
  readonly notes: readonly NoteInfo[] | undefined
  readonly advice: Pick | undefined
  readonly values: readonly Worth[]
  readonly refusal: No | undefined
  readonly sent: Pick | undefined
  takeBack: () => void
  /** To the end of what is shown. */
  skip: () => void
  want: (what: 'advice' | 'blocked' | 'notes') => void
  seatDo: (what: 'back' | 'bot', seat: number) => void
}

/** What a hand does with the question: it points at things, chooses, is asked once more, lets go. */
export interface Hand {
  /** The options that stand in the bar: those that concern what is selected, or that have no place on the board. */
  readonly options: readonly Pick[]
  /** Things that stand for dozens of options, each on a square of its own. */
  readonly groups: readonly string[]
  readonly selected: readonly string[]
  /** The pick that waits for a second yes. */
  readonly sure: Pick | undefined
  /** The pick that is about to be sent. */
  readonly held: Pick | undefined
  /** Why there is nothing to be done with what was touched, and the rule behind it. */
  readonly why: { text: string; rule: string } | undefined
  /** The pick that a second touch would play. */
  readonly meant: Pick | undefined
  /** The board carries the choices: the bar has what has no place there, and keeps its height, whatever is asked. */
  readonly boarded: boolean
  /** Whether all choices can be listed, those of the board, too. */
  readonly listed: boolean
  /** How much room the bar takes: where the table offers the same picks, little; where the table is empty, much. */
  readonly room: 'low' | 'tall' | undefined
  /** Whether what the game says of an option always stands beside it. */
  noted: (pick: Pick) => boolean
  choose: (pick: Pick) => void
  point: (id: string) => void
  /** Let go of all that is pointed at. */
  clear: () => void
  /** No second yes. */
  cancel: () => void
}
