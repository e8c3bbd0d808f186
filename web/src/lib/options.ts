/** Which options name the things pointed at, and in what order they are shown. */
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

export function same(one: Pick, other: Pick): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at])
}
