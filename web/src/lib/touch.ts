/** Direct play: things on the board are touched, source then target or the other way round, until one pick is meant. */
import { same, touching } from './options'
import type { AskInfo } from './protocol'
import type { Pick } from './words'

/** What a touch brings. */
export interface Touched {
  selected: readonly string[]
  /** The pick that is meant now. */
  plays?: Pick
  /** There is nothing to do with the thing touched. */
  nothing?: boolean
}

/** Of picks that differ only in their last number, the greatest: to take fewer stands in the list of all choices. */
export function greatest(picks: readonly Pick[]): Pick | undefined {
  const [first, ...others] = picks
  if (!first || !others.length) return first
  const count = (pick: Pick): number => Number(pick[pick.length - 1])
  if (typeof first[first.length - 1] !== 'number') return undefined
  const alike = others.every((pick) => same(pick.slice(0, -1), first.slice(0, -1)))
  return alike ? picks.reduce((most, pick) => (count(pick) > count(most) ? pick : most)) : undefined
}

/** Where a pick is on the board, in the order of hands. */
export function spotsOf(ask: AskInfo, pick: Pick): readonly string[] {
  return ask.spots?.[ask.options.findIndex((one) => same(one, pick))] ?? []
}

/** Whether a pick is nowhere on the board; levels are, but nobody looks for a way on there. */
export function offBoard(ask: AskInfo, pick: Pick): boolean {
  return spotsOf(ask, pick).every((spot) => spot.startsWith('level:'))
}

/** A thing is touched. A pick is meant when it is the only one left and can be taken back, when all its places have been
 * touched and one of them was a target, or when its last place is touched a second time. */
export function touched(
  ask: AskInfo,
  selected: readonly string[],
  id: string,
  undoable: (pick: Pick) => boolean,
): Touched {
  if (selected.includes(id)) {
    const one = greatest(touching(ask, selected)) ?? greatest(complete(ask, selected))
    if (one && id === selected[selected.length - 1]) return { selected, plays: one }
    return { selected: selected.filter((other) => other !== id) }
  }
  const more = [...selected, id]
  const next = touching(ask, more).length ? more : [id]
  const left = touching(ask, next)
  if (!left.length) return { selected, nothing: true }
  const only = greatest(left)
  if (only && undoable(only)) return { selected: next, plays: only }
  const meant = greatest(complete(ask, next))
  if (meant && next.length > 1 && left.length === counted(left, meant)) return { selected: next, plays: meant }
  return { selected: next }
}

/** The pick that a second touch would play, if only one is left. */
export function meantBy(ask: AskInfo, selected: readonly string[]): Pick | undefined {
  return selected.length ? greatest(touching(ask, selected)) : undefined
}

/** The picks all of whose places have been touched. */
function complete(ask: AskInfo, selected: readonly string[]): readonly Pick[] {
  return touching(ask, selected).filter((pick) => spotsOf(ask, pick).every((spot) => selected.includes(spot)))
}

/** How many of these picks are this one, but for their number. */
function counted(picks: readonly Pick[], one: Pick): number {
  return picks.filter((pick) => same(pick, one) || same(pick.slice(0, -1), one.slice(0, -1))).length
}

/** What is lit: whatever a pick begins with, and once something is touched, all that goes with it. */
export function litBy(ask: AskInfo, selected: readonly string[]): ReadonlySet<string> {
  const begins = ask.options.flatMap((pick) => spotsOf(ask, pick).slice(0, 1))
  const goes = selected.length ? touching(ask, selected).flatMap((pick) => spotsOf(ask, pick)) : []
  return new Set([...begins, ...goes])
}
