/** A seat at a table: what it sends, and what it makes of what it is told. A stand-in for the socket; the rest is real. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '../src/lib/link.svelte'
import type { ServerMessage, State } from '../src/lib/protocol'
import { ways } from '../src/lib/ways.svelte'

class Wire {
  static readonly OPEN = 1
  static last: Wire
  readyState = 1
  sent: Record<string, unknown>[] = []
  onmessage: (event: { data: string }) => void = () => undefined
  onopen: () => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined
  constructor() {
    Wire.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
}

const ASK = { id: 'a1', prompt: 'walk', options: [['step', 'left'], ['pass']] }
const turned = { key: 'turned', parts: { tile: 'pit' } }
const fell = { key: 'fell', parts: { life: 2 } }
let link: Link

function hear(message: Omit<State, 'type'> | Exclude<ServerMessage, State>): void {
  Wire.last.onmessage({ data: JSON.stringify({ type: 'state', ...message }) })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  link = new Link('m', 0)
  Wire.last.onopen()
  hear({ n: 1, parts: { life: 3 }, ask: ASK })
  Wire.last.sent = []
})
afterEach(() => {
  link.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the picks of a chain go in one message', () => {
  link.chain([
    ['step', 'left'],
    ['step', 'right'],
  ])
  expect(Wire.last.sent).toMatchObject([
    {
      type: 'chain',
      ask: 'a1',
      picks: [
        ['step', 'left'],
        ['step', 'right'],
      ],
    },
  ])
  expect(link.sent).toEqual(['step', 'left'])
  const id = Wire.last.sent[0]!['id'] as string
  hear({ n: 2, base: 1, ask: { ...ASK, id: 'a2' } }) // the first is played, and then something else is asked
  hear({ type: 'no', id, code: 'interrupted', why: 'another question came between', done: 1 })
  expect(link.refusal?.done).toBe(1)
  expect(link.sent).toBeUndefined() // what is left can be answered
})

test('notes are asked for once a question', () => {
  link.want('notes')
  link.want('notes')
  expect(Wire.last.sent).toEqual([{ type: 'want', what: 'notes', ask: 'a1' }])
  expect(link.notes).toBeUndefined()
  hear({ type: 'told', what: 'notes', ask: 'a1', notes: [{ pick: ['pass'], danger: true }] })
  expect(link.notes).toEqual([{ pick: ['pass'], danger: true }])
  hear({ n: 2, base: 1, ask: { ...ASK, id: 'a2' } })
  expect(link.notes).toBeUndefined()
  link.want('notes')
  expect(Wire.last.sent).toHaveLength(2)
  hear({ type: 'no', id: '', code: 'slow-down', why: 'too many' })
  expect(link.notes).toEqual([]) // nobody waits for them
})

test('a question that is told again is the same one', () => {
  const before = link.ask
  hear({ n: 1, base: 1, ask: { ...ASK }, orders: [{ order: 'keep' }] })
  expect(link.ask).toBe(before)
  expect(link.orders).toEqual([{ order: 'keep' }])
})

test('orders are given and revoked', () => {
  link.order('give', 'copy', 'always', 0)
  link.order('revoke', 'keep')
  expect(Wire.last.sent).toMatchObject([
    { type: 'order', do: 'give', order: 'copy', term: 'always', about: 0 },
    { type: 'order', do: 'revoke', order: 'keep' },
  ])
  expect(Wire.last.sent[1]).not.toHaveProperty('about')
})

test('what led to a question is shown before it; the last event on the table as it stands', () => {
  hear({ n: 2, base: 1, log: [{ n: 1, events: [turned, fell] }], ask: { ...ASK, id: 'a2' } })
  expect(link.frame?.view).toEqual({ life: 3, tile: 'pit' })
  expect(link.view).toEqual({ life: 2, tile: 'pit' })
  expect([link.ask?.id, link.question]).toEqual(['a2', undefined])
  vi.runAllTimers()
  expect([link.frame, link.question?.id]).toEqual([undefined, 'a2'])
})

test('a question that stood before can be answered meanwhile', () => {
  hear({ n: 1, base: 1, log: [{ n: 1, events: [turned, fell] }], ask: ASK })
  expect(link.frame?.event.key).toBe('turned')
  expect(link.question?.id).toBe('a1')
})

test('after a new view, and what is taken back, nothing is left to be shown', () => {
  const log = [{ n: 1, events: [turned, fell] }]
  hear({ n: 2, base: 1, log, ask: { ...ASK, id: 'a2' } })
  hear({ n: 3, base: 2, undone: [1], ask: { ...ASK, id: 'a3' } })
  expect(link.question?.id).toBe('a3')
  hear({ n: 4, base: 3, log: [{ ...log[0]!, n: 4 }], ask: { ...ASK, id: 'a4' } })
  hear({ n: 4, parts: { life: 2 }, ask: { ...ASK, id: 'a4' } })
  expect(link.frame).toBeUndefined()
})

test('at once, nothing is shown on the way', () => {
  ways.pace = 'once'
  hear({ n: 2, base: 1, log: [{ n: 1, events: [turned, fell] }], ask: { ...ASK, id: 'a2' } })
  expect([link.frame, link.question?.id]).toEqual([undefined, 'a2'])
  ways.pace = 'brisk'
})
