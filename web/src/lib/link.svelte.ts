/** One socket to a table: a view kept up to date by parts, a log, an ask; reconnects and sends again by itself. */
import {
  PROTOCOL,
  type AskInfo,
  type BlockedInfo,
  type ChatLine,
  type ClientMessage,
  type LogGroup,
  type No,
  type NoteInfo,
  type ResultInfo,
  type SeatInfo,
  type ServerMessage,
  type StandingInfo,
  type State,
  type TableInfo,
  type Worth,
} from './protocol'
import { Film } from './film.svelte'
import type { Prompting } from './prompting'
import { forgetSalts, openSalts, saltOf } from './salts'
import { applyParts, framesOf, type Frame, type View } from './view'
import type { Pick } from './words'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** So many moves can be looked back on. */
const PAST = 200

export class Link implements Prompting {
  status: Status = $state('connecting')
  bye = $state('')
  table: TableInfo | undefined = $state.raw()
  view: View | undefined = $state.raw()
  ask: AskInfo | undefined = $state.raw()
  waiting: readonly number[] = $state.raw([])
  undo: string | undefined = $state.raw()
  log: readonly LogGroup[] = $state.raw([])
  chat: readonly ChatLine[] = $state.raw([])
  result: ResultInfo | undefined = $state.raw()
  stuck = $state('')
  due: number | undefined = $state.raw()
  /** How far the server's clock is ahead of ours, in ms. */
  ahead = $state(0)
  blocked: readonly BlockedInfo[] = $state.raw([])
  notes: readonly NoteInfo[] | undefined = $state.raw()
  /** The standing orders of this seat. */
  orders: readonly StandingInfo[] = $state.raw([])
  advice: Pick | undefined = $state.raw()
  /** What the options are worth, once somebody has asked for advice. */
  values: readonly Worth[] = $state.raw([])
  refusal: No | undefined = $state.raw()
  /** An answer of ours is on its way: what was picked. */
  sent: Pick | undefined = $state.raw()
  /** What was seen, event by event, of what happened last. */
  readonly film = new Film()
  /** The open question stood before what the film shows: it can be answered meanwhile. */
  private stood = $state(false)
  /** The question whose notes were asked for. */
  private noted = ''
  /** The table as it was after the last moves, by the number of what the log says of them. */
  past: ReadonlyMap<number, View> = $state.raw(new Map())
  /** Since when those who are waited for have been, by our clock (ms). */
  since = $state(Date.now())

  /** The number of the last input. */
  n = -1

  private socket: WebSocket | undefined
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private unacknowledged: ClientMessage | undefined
  private parts: View = {}
  private counter = 0
  private over = false

  constructor(
    readonly match: string,
    /** A seat of this device, or `watch`. */
    readonly seat: number | 'watch',
    /** All seats of this device: whoever looks on, their salts are sealed and opened here. */
    private mine: readonly number[] = [],
  ) {
    this.connect()
  }

  get frame(): Frame | undefined {
    return this.film.now
  }

  /** Who plays: those who are asked, or while something is shown, those who were when it happened. */
  get playing(): readonly number[] {
    return this.film.now?.waiting ?? this.waiting
  }

  get question(): AskInfo | undefined {
    return this.film.now && !this.stood ? undefined : this.ask
  }

  get hints(): boolean {
    return this.table?.hints ?? true
  }

  get game(): string {
    return this.table?.game ?? ''
  }

  get seats(): readonly SeatInfo[] {
    return this.table?.seats ?? []
  }

  get away(): boolean {
    return typeof this.seat === 'number' && this.seats[this.seat]?.kind === 'bot'
  }

  get asked(): readonly number[] {
    return (this.table?.requests ?? []).map((one) => one.seat)
  }

  pick(pick: Pick): void {
    if (this.ask) this.answer(pick, { type: 'pick', ask: this.ask.id, pick: [...pick], id: this.id() })
  }

  /** Answer this question and those of the same chain that follow, one pick for each. */
  chain(picks: readonly Pick[]): void {
    const [first] = picks
    if (this.ask && first)
      this.answer(first, { type: 'chain', ask: this.ask.id, picks: picks.map((pick) => [...pick]), id: this.id() })
  }

  private answer(pick: Pick, message: ClientMessage): void {
    if (this.sent) return
    this.sent = pick
    this.refusal = undefined
    this.unacknowledged = message
    this.send(message)
  }

  /** Leave an answer in advance, or take it back. */
  order(what: 'give' | 'revoke', order: string, term?: string, about?: number): void {
    this.send({
      type: 'order',
      do: what,
      order,
      id: this.id(),
      ...(term === undefined ? {} : { term }),
      ...(about === undefined ? {} : { about }),
    })
  }

  skip(): void {
    this.film.skip()
  }

  takeBack(): void {
    if (this.undo) this.send({ type: 'undo', of: this.undo, id: this.id() })
  }

  /** Advice comes twice: what a bot picks at a glance, then what a search thinks of the options. Notes are asked for once. */
  want(what: 'advice' | 'blocked' | 'notes'): void {
    if (!this.ask || this.away || (what === 'notes' && this.noted === this.ask.id)) return
    if (what === 'notes') this.noted = this.ask.id
    this.send({ type: 'want', what, ask: this.ask.id })
    if (what === 'advice') this.send({ type: 'want', what: 'values', ask: this.ask.id })
  }

  say(text: string): void {
    this.send({ type: 'say', text, id: this.id() })
  }

  seatDo(what: 'allow' | 'back' | 'bot' | 'leave' | 'mute' | 'refuse' | 'unmute', seat: number, level?: string): void {
    this.send({ type: 'seat', do: what, seat, id: this.id(), ...(level ? { level } : {}) })
  }

  close(): void {
    this.film.skip()
    this.over = true
    clearTimeout(this.timer)
    this.socket?.close()
    this.status = 'closed'
  }

  private id(): string {
    return `${Date.now().toString(36)}-${++this.counter}`
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}/${this.seat}`)
    this.socket = socket
    socket.onopen = () => {
      const seen = this.log.at(-1)?.n ?? -1
      socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL, seen }))
      if (this.unacknowledged) this.send(this.unacknowledged)
    }
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => {
      if (this.over || socket !== this.socket) return
      this.noted = ''
      if ([4403, 4404, 4409].includes(event.code)) {
        this.status = 'closed'
        return
      }
      this.status = 'lost'
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
    }
  }

  private hear(message: ServerMessage): void {
    this.status = 'open'
    this.wait = FIRST_WAIT
    switch (message.type) {
      case 'state':
        return this.hearState(message)
      case 'people':
        this.table = message.table
        if (message.table.state === 'open') this.seal(message.table)
        else forgetSalts(this.match)
        return
      case 'chat':
        this.chat = [...this.chat, ...message.lines.filter((line) => !this.chat.some((had) => had.id === line.id))]
        return
      case 'told':
        if (message.ask !== this.ask?.id) return
        if (message.what === 'blocked') this.blocked = message.blocked ?? []
        else if (message.what === 'notes') this.notes = message.notes ?? []
        else this.advice = message.advice
        if (message.what === 'values') this.values = message.values ?? []
        return
      case 'open':
        for (const [seat, salt] of Object.entries(openSalts(this.match, message))) {
          this.send({ type: 'salt', salt, seat: Number(seat) })
        }
        return
      case 'no':
        this.hearNo(message)
        return
      case 'bye':
        this.bye = message.why
    }
  }

  /** Other seats are this device's from now on. */
  holds(mine: readonly number[]): void {
    this.mine = mine
    if (this.table?.state === 'open') this.seal(this.table)
  }

  /** Every seat of this device seals its salt for the commitment now published. */
  private seal(table: TableInfo): void {
    if (typeof this.seat !== 'number' || !table.commitment) return
    for (const { seat, kind, seal } of table.seats) {
      if (kind === 'person' && !seal && this.mine.includes(seat)) {
        this.send({ type: 'seal', seal: saltOf(this.match, table.commitment, seat).seal, seat })
      }
    }
  }

  private hearState(state: State): void {
    const fresh = state.base === undefined || state.base === null
    const before = this.parts
    const frames = fresh ? [] : framesOf(before, state.log ?? [], this.waiting)
    this.parts = applyParts(fresh ? {} : (frames.at(-1)?.view ?? this.parts), state.parts, state.gone)
    this.view = this.parts
    const undone = new Set(state.undone ?? [])
    this.stood = this.question !== undefined && this.question.id === state.ask?.id
    if (fresh || undone.size) this.film.skip()
    // The last event is seen on the table as it stands now, unless something more has changed since.
    else this.film.add(state.parts || state.gone || this.film.beats ? frames : frames.slice(0, -1), before, !this.ask)
    const known = new Set((state.log ?? []).map((group) => group.n))
    if (state.log?.length) {
      const kept = [...this.past].slice(-PAST)
      this.past = new Map([...kept, ...state.log.map((group): [number, View] => [group.n, this.parts])])
    }
    if (state.log?.length || undone.size) {
      this.log = [...this.log.filter((group) => !undone.has(group.n) && !known.has(group.n)), ...(state.log ?? [])]
    }
    if (state.ask?.id !== this.ask?.id) {
      this.ask = state.ask ?? undefined
      this.blocked = []
      this.notes = undefined
      this.advice = undefined
      this.values = []
      this.refusal = undefined
      this.sent = undefined
      if (this.unacknowledged && 'ask' in this.unacknowledged && this.unacknowledged.ask !== state.ask?.id)
        this.unacknowledged = undefined
    }
    const acks = state.acks ?? []
    if (this.unacknowledged && 'id' in this.unacknowledged && acks.includes(this.unacknowledged.id)) {
      this.unacknowledged = undefined
      this.sent = undefined
    }
    if (state.n !== this.n)
      this.since = fresh && state.log?.length ? Math.min(Date.now(), state.log.at(-1)!.at ?? Infinity) : Date.now()
    this.n = state.n
    this.waiting = state.waiting ?? []
    this.orders = state.orders ?? []
    this.undo = state.undo ?? undefined
    this.result = state.result ?? undefined
    this.stuck = state.stuck ?? ''
    this.due = state.due ?? undefined
    if (state.now) this.ahead = state.now - Date.now()
  }

  private hearNo(no: No): void {
    const ours = this.unacknowledged && 'id' in this.unacknowledged && this.unacknowledged.id === no.id
    if (ours && no.code === 'retry') {
      setTimeout(() => this.unacknowledged && this.send(this.unacknowledged), 400)
      return
    }
    if (!ours && this.noted) this.notes ??= [] // if they were refused, nobody waits for them any longer
    if (ours) {
      this.unacknowledged = undefined
      this.sent = undefined
    } else if (no.code === 'closed' || no.code === 'late-seal') return // it was only asked what the question might bring; this seat adds nothing to the dice
    this.refusal = no
  }
}
