/** Which options name the things pointed at, and in what order they are shown. */
import type { AskInfo, NoteInfo } from './protocol'
import type { Pick } from './words'

/** The ids that a pick names: its words after the verb. */
export function named(pick: Pick): string[] {
  return pick.slice(1).filter((part): part is string => typeof part === 'string')
}

/** The options that name every selected thing; all of them when nothing fits. */
export function fitting(options: readonly Pick[], selected: readonly string[]): readonly Pick[] {
  const kept = options.filter((pick) => selected.every((id) => named(pick).includes(id)))
  return kept.length ? kept : options
}

/** Everything that can be pointed at now. */
export function pointable(options: readonly Pick[]): Set<string> {
  return new Set(options.flatMap(named))
}

/** What an option of a question concerns: the places that the game names for it, and the things that its words name. */
function concerns(ask: AskInfo, at: number): string[] {
  return [...(ask.spots?.[at] ?? []), ...named(ask.options[at] ?? [])]
}

/** The options that concern every thing touched; none may be left. */
export function touching(ask: AskInfo, touched: readonly string[]): readonly Pick[] {
  return ask.options.filter((_, at) => touched.every((id) => concerns(ask, at).includes(id)))
}

/** Everything that can be touched now. */
export function touchable(ask: AskInfo): Set<string> {
  return new Set(ask.options.flatMap((_, at) => concerns(ask, at)))
}

/** The things that one option concerns. */
export function thingsOf(ask: AskInfo | undefined, pick: Pick): string[] {
  const at = ask?.options.findIndex((one) => same(one, pick)) ?? -1
  return [...new Set(ask && at >= 0 ? concerns(ask, at) : named(pick))]
}

/** Picks that only say no, without anything they would say it to. */
const NO = new Set(['back', 'close', 'decline', 'drop', 'pass'])

/** The order of the bar: what one may do, then what leaves it all, then what cannot be taken back and asks for a second yes. */
export function ordered(picks: readonly Pick[], sure: (pick: Pick) => unknown): Pick[] {
  const rank = (pick: Pick): number => (sure(pick) ? 2 : pick.length === 1 && NO.has(String(pick[0])) ? 1 : 0)
  return [...picks].sort((one, other) => rank(one) - rank(other))
}

/** What the picks of each group have in common, groups of a few left out: these stand in the bar one by one. */
export function gathered(options: readonly Pick[], gather: (pick: Pick) => string | undefined, few = 3): string[] {
  const counts = new Map<string, number>()
  for (const pick of options) {
    const name = gather(pick)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].flatMap(([name, n]) => (n > few ? [name] : []))
}

export function same(one: Pick, other: Pick): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at])
}

/** What the game says that a pick does, once that is known. */
export function noteOf(notes: readonly NoteInfo[] | undefined, pick: Pick): NoteInfo | undefined {
  return notes?.find((one) => same(one.pick, pick))
}
