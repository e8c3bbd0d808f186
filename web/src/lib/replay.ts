/** A match that is over, step by step. */
import { applyParts, type View } from './view'
import type { Frame, LogEvent, LogGroup } from './protocol'

/** One step: the table at an event of a move, or after the move. */
export interface Step {
  readonly view: View
  readonly frame: Frame
  /** How many events of the move have happened. */
  readonly events: number
}

/** All steps, each made from the one before. */
export function stepsOf(frames: readonly Frame[]): readonly Step[] {
  const found: Step[] = []
  let view: View = {}
  for (const frame of frames) {
    const events = frame.log?.events ?? []
    events.forEach((event, n) => {
      if (!event.parts && !event.gone) return
      view = applyParts(view, event.parts, event.gone)
      found.push({ view, frame, events: n + 1 })
    })
    view = applyParts(view, frame.parts, frame.gone)
    const last = found.at(-1)
    if (last?.frame === frame && !frame.parts && !frame.gone)
      found[found.length - 1] = { view, frame, events: events.length }
    else found.push({ view, frame, events: events.length })
  }
  return found
}

/** What happened between a step and the one before it. */
export function eventsOf(step: Step, before: Step | undefined): readonly LogEvent[] {
  return (step.frame.log?.events ?? []).slice(before?.frame === step.frame ? before.events : 0, step.events)
}

/** The log as it stood at a step. */
export function logAt(frames: readonly Frame[], step: Step | undefined): readonly LogGroup[] {
  const groups: LogGroup[] = []
  for (const one of frames) {
    if (!step || one.n > step.frame.n) break
    if (one.undone !== undefined && one.undone !== null)
      groups.splice(
        groups.findIndex((group) => group.n === one.undone),
        1,
      )
    if (one.log)
      groups.push(one === step.frame ? { ...one.log, events: one.log.events.slice(0, step.events) } : one.log)
  }
  return groups
}
