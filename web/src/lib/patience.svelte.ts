/** How long a table has been waiting, and for whom: what the bar says of it, and what can be done about it. */
import type { Prompting } from './prompting'
import { handOver } from './names'
import type { SeatInfo } from './protocol'

/** Seconds after which somebody has kept the others waiting. */
const LONG = 15

/** Who looks on. */
interface Place {
  link: Prompting
  /** The seats of this device, and whether it is the host's. */
  mine: readonly number[]
  host: boolean
}

export class Patience {
  private now = $state(Date.now())

  constructor(private readonly of: () => Place) {
    $effect(() => {
      if (!this.link.due && !this.waited.length) return
      this.now = Date.now()
      const timer = setInterval(() => (this.now = Date.now()), 1000)
      return () => clearInterval(timer)
    })
  }

  private get link(): Prompting {
    return this.of().link
  }

  private get mine(): readonly number[] {
    return this.of().mine
  }

  /** The people that everybody else waits for. */
  readonly waited: readonly SeatInfo[] = $derived.by(() =>
    this.link.question
      ? []
      : this.link.waiting
          .map((one) => this.link.seats[one]!)
          .filter((one) => one.kind === 'person' && !this.mine.includes(one.seat)),
  )
  /** For how long already (s); nothing while that is not long. */
  readonly seconds: number | undefined = $derived.by(() => {
    const seconds = Math.floor((this.now - this.link.since) / 1000)
    return this.waited.length && seconds >= LONG ? seconds : undefined
  })
  /** The time left to answer (s), where there is a clock. */
  readonly left: number | undefined = $derived.by(() =>
    this.link.due ? Math.max(0, Math.round((this.link.due - this.now - this.link.ahead) / 1000)) : undefined,
  )
  /** Those for whom a bot may play now, or who may be asked for it. */
  readonly absent: readonly (SeatInfo & { how: 'ask' | 'now' })[] = $derived.by(() =>
    this.seconds === undefined
      ? []
      : this.waited.flatMap((one) => {
          const how = handOver(one, this.mine, this.of().host, this.now + this.link.ahead)
          return how && !this.link.asked.includes(one.seat) ? [{ ...one, how }] : []
        }),
  )
  /** Seats of this device for which a bot plays. */
  readonly handed: readonly SeatInfo[] = $derived.by(() =>
    this.link.seats.filter((one) => one.kind === 'bot' && one.owned && this.mine.includes(one.seat)),
  )
}
