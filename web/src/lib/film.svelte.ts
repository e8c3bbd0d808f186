/** What has just happened, shown event by event at a pace that each person sets on each device. */
import type { Frame } from './link.svelte'
import type { LogEvent, LogGroup } from './protocol'
import { pace, type Pace } from './ways.svelte'

/** How long an event is seen, in ms. */
const HOLD: Record<Pace, number> = { calm: 1800, brisk: 800, once: 0 }
/** All that is still to be shown takes no longer, however much it is (ms). */
export const LAG = 5000

export class Film {
  /** What is shown now, and what comes after it. */
  private reel: readonly Frame[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private hold = 0

  constructor(private readonly speed: () => Pace = pace) {}

  /** The event that is shown now; nothing: the table stands as it is. */
  get now(): Frame | undefined {
    return this.reel[0]
  }

  /** The events that are not shown yet. */
  get coming(): ReadonlySet<LogEvent> {
    return new Set(this.reel.slice(1).map((frame) => frame.event))
  }

  /** Shown after what is still to be shown, all of it faster the more there is. */
  add(frames: readonly Frame[]): void {
    const hold = HOLD[this.speed()]
    if (!hold) return this.skip()
    if (!frames.length) return
    this.reel = [...this.reel, ...frames]
    this.hold = Math.min(hold, LAG / this.reel.length)
    this.timer ??= setTimeout(() => this.next(), this.hold)
  }

  /** To the table as it stands. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.reel.length) this.reel = []
  }

  private next(): void {
    this.reel = this.reel.slice(1)
    this.timer = this.reel.length ? setTimeout(() => this.next(), this.hold) : undefined
  }
}

/** A log without what is not shown yet. */
export function shown(log: readonly LogGroup[], coming: ReadonlySet<LogEvent>): readonly LogGroup[] {
  if (!coming.size) return log
  return log
    .map((group) => ({ ...group, events: group.events.filter((event) => !coming.has(event)) }))
    .filter((group) => group.events.length)
}
