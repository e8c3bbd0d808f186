/** What has just happened, shown event by event at a pace that each person sets on each device. */
import { tick } from 'svelte'
import type { Frame, View } from './view'
import type { LogEvent, LogGroup } from './protocol'
import { show } from './show'
import { pace, type Pace } from './ways.svelte'

/** How long an event is seen, in ms, where a table has no beats of its own. */
const HOLD: Record<Pace, number> = { calm: 1800, brisk: 800, once: 0 }
/** All that is still to be shown takes no longer, however much it is (ms). */
export const LAG = 5000
/** So long a turn may take to be shown (ms), a little less than one waits for it in all, and about how long each of its events
 * does: they hurry as much as it takes to end in time, and what comes later than that still more. */
const TURN: Record<Pace, number> = { calm: 3400, brisk: 2250, once: 0 }
const EACH = 400
const [LATE, FASTEST] = [100, 6]
/** After so long in which nothing was shown (ms), whoever plays was waited for: what comes next need not hurry. */
const BREAK = 700
/** After so long without a break, or in a hidden tab, what is still to be shown is not shown any more (ms). */
const ENOUGH = 8000

/** How a table shows an event: on the board as it was, then on the board as it is. Both are waited for. */
export interface Beat {
  /** What lies on the board meanwhile, where that is not what the event left there. */
  shows?: View
  before?: () => Promise<unknown> | void
  after?: () => Promise<unknown> | void
}
export type Beats = (event: LogEvent, was: View, is: View) => Beat | undefined

export class Film {
  /** What is shown now, and what comes after it. */
  private reel: readonly Frame[] = $state.raw([])
  /** The table before what is shown now, while that has still to be seen. */
  private was: View | undefined = $state.raw()
  private timer: ReturnType<typeof setTimeout> | undefined
  private hold = 0
  private running = 0
  /** When the turn began that is shown, and when something was shown last. */
  private turn = 0
  private last = 0
  /** How the table shows events, where it has ways of its own. */
  beats: Beats | undefined

  constructor(private readonly speed: () => Pace = pace) {}

  /** The event that is shown now; nothing: the table stands as it is. */
  get now(): Frame | undefined {
    return this.reel[0]
  }

  /** The table as it is drawn while something is shown. */
  get view(): View | undefined {
    return this.was ?? this.reel[0]?.view
  }

  /** The events that are not shown yet. */
  get coming(): ReadonlySet<LogEvent> {
    return new Set(this.reel.slice(1).map((frame) => frame.event))
  }

  /** Shown after what is still to be shown, all of it faster the more there is. `before`: the table until now; `more`: it
   * belongs to the turn that was shown last. */
  add(frames: readonly Frame[], before?: View, more = false): void {
    const hold = HOLD[this.speed()]
    if (!hold || (this.beats && document.hidden)) return this.skip()
    if (!frames.length) return
    const idle = !this.reel.length
    if (this.beats && idle) this.was = before
    const now = performance.now()
    if (!more || (idle && now - this.last > BREAK)) this.turn = now
    this.reel = [...this.reel, ...frames]
    if (this.beats) {
      if (idle) void this.play(this.beats)
      return
    }
    this.hold = Math.min(hold, LAG / this.reel.length)
    this.timer ??= setTimeout(() => this.next(), this.hold)
  }

  /** To the table as it stands. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.running++
    this.was = undefined
    if (this.reel.length) this.reel = []
    show.skip()
  }

  private next(): void {
    this.reel = this.reel.slice(1)
    this.timer = this.reel.length ? setTimeout(() => this.next(), this.hold) : undefined
  }

  private async play(beats: Beats): Promise<void> {
    const mine = ++this.running
    const begun = performance.now()
    show.begin()
    while (this.reel[0]) {
      const { event, view } = this.reel[0]
      const now = performance.now()
      if (now - begun > ENOUGH || document.hidden) return this.skip()
      show.rate = this.rate(now)
      const beat = beats(event, this.was ?? view, view)
      await beat?.before?.()
      if (mine !== this.running) return
      this.was = beat?.shows
      await tick()
      await beat?.after?.()
      if (mine !== this.running) return
      this.was = this.reel.length > 1 ? (beat?.shows ?? view) : undefined
      this.reel = this.reel.slice(1)
    }
    show.rate = 1
    this.last = performance.now()
  }

  /** How much faster than usual, so that the turn that is shown ends in time. */
  private rate(now: number): number {
    const left = Math.max(LATE, this.turn + TURN[this.speed()] - now)
    return Math.min(FASTEST, Math.max(1, (this.reel.length * EACH) / left))
  }
}

/** A log without what is not shown yet. */
export function shown(log: readonly LogGroup[], coming: ReadonlySet<LogEvent>): readonly LogGroup[] {
  if (!coming.size) return log
  return log
    .map((group) => ({ ...group, events: group.events.filter((event) => !coming.has(event)) }))
    .filter((group) => group.events.length)
}
