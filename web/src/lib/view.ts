/** What a seat sees of a table, kept up to date by parts. */
import type { LogEvent, LogGroup } from './protocol'

export type View = Record<string, unknown>

/** Views go by parts: `"seats/0/gems": 2` is a key of the map `0` in the map `seats`; `"seats/"` is that map itself. */
export function applyParts(view: View, parts: Record<string, unknown> = {}, gone: readonly string[] = []): View {
  const next: View = { ...view }
  const mine = new Map<string, View>([['', next]])
  /** The map at a path, copied the first time that it is touched. */
  const map = (path: string): View => {
    const known = mine.get(path)
    if (known) return known
    const slash = path.lastIndexOf('/', path.length - 2)
    const holder = map(path.slice(0, slash + 1))
    const name = path.slice(slash + 1, -1)
    const copy: View = { ...(holder[name] as View | undefined) }
    holder[name] = copy
    mine.set(path, copy)
    return copy
  }
  const holderOf = (part: string): [View, string] => {
    const slash = part.lastIndexOf('/')
    return [map(part.slice(0, slash + 1)), part.slice(slash + 1)]
  }
  // what is in a map goes before the map
  for (const part of [...gone].sort((one, other) => other.length - one.length)) {
    const [holder, name] = holderOf(part.endsWith('/') ? part.slice(0, -1) : part)
    delete holder[name]
    mine.delete(part)
  }
  for (const [part, value] of Object.entries(parts)) {
    if (part.endsWith('/')) map(part)
    else {
      const [holder, name] = holderOf(part)
      holder[name] = value
    }
  }
  return next
}

/** What was seen at the instant of an event. */
export interface Frame {
  readonly event: LogEvent
  readonly view: View
  /** Who was to play before it happened. */
  readonly waiting: readonly number[]
}

/** The views at the events of a log, one after the other: each says what has changed since the one before. */
export function framesOf(before: View, log: readonly LogGroup[], waiting: readonly number[] = []): Frame[] {
  const frames: Frame[] = []
  for (const event of log.flatMap((group) => group.events)) {
    before = event.parts || event.gone ? applyParts(before, event.parts, event.gone) : before
    frames.push({ event, view: before, waiting })
  }
  return frames
}
