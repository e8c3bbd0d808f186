/** What happened is shown event by event, at the pace that was set, and never lags far behind. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Film, LAG, shown } from '../src/lib/film.svelte'
import { Link } from '../src/lib/link.svelte'
import { show } from '../src/lib/show'
import { framesOf, type Frame } from '../src/lib/view'
import type { Pace } from '../src/lib/ways.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = [
  {
    n: 1,
    events: [
      { key: 'turned', parts: { tile: 'pit' } },
      { key: 'fell', parts: { life: 2 } },
    ],
  },
  { n: 2, events: [{ key: 'gone', gone: ['tile'] }] },
]
const frames = framesOf({ life: 3 }, log)
const film = (pace: Pace): Film => new Film(() => pace)

test('each event has the view of its instant', () => {
  expect(frames.map((frame) => [frame.event.key, frame.view])).toEqual([
    ['turned', { life: 3, tile: 'pit' }],
    ['fell', { life: 2, tile: 'pit' }],
    ['gone', { life: 2 }],
  ])
})

test('one after the other, then the table as it stands', () => {
  const one = film('brisk')
  const seen: (string | undefined)[] = []
  one.add(frames)
  while (one.now) {
    seen.push(one.now.event.key)
    vi.advanceTimersToNextTimer()
  }
  expect(seen).toEqual(['turned', 'fell', 'gone'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what happens meanwhile is shown after it, and nothing is lost', () => {
  const one = film('calm')
  one.add(frames.slice(0, 1))
  one.add(frames.slice(1))
  expect(one.now?.event.key).toBe('turned')
  vi.advanceTimersToNextTimer()
  expect(one.now?.event.key).toBe('fell')
  expect(shown(log, one.coming)).toEqual([log[0]])
  vi.runAllTimers()
  expect(one.now).toBeUndefined()
  expect(shown(log, one.coming)).toBe(log)
})

test('however much happens, it is over soon', () => {
  const one = film('calm')
  const many: Frame[] = Array.from({ length: 60 }, () => frames[0]!)
  one.add(many)
  vi.advanceTimersByTime(LAG / 2)
  expect(one.now).toBeDefined()
  one.add(many)
  const begun = Date.now()
  vi.runAllTimers()
  expect(Date.now() - begun).toBeLessThan(1.1 * LAG)
})

test('it can be skipped, and at once nothing is shown at all', () => {
  const one = film('brisk')
  one.add(frames)
  one.skip()
  expect(one.now).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  one.add(frames.slice(0, 1))
  expect(one.now?.event.key).toBe('turned')
  const other = film('once')
  other.add(frames)
  expect(other.now).toBeUndefined()
})

test('what a beat shows meanwhile lies on the board until the next event', async () => {
  vi.useRealTimers()
  vi.stubGlobal('document', { hidden: false })
  const one = film('brisk')
  const seen: unknown[] = []
  const look = (): void => void seen.push(one.view)
  one.beats = (event) => ({
    ...(event.key === 'turned' && { shows: { life: 3, tile: 'pit', dust: true } }),
    before: look,
    after: look,
  })
  one.add(frames.slice(0, 2), { life: 3 })
  await vi.waitUntil(() => !one.now)
  expect(seen).toEqual([
    { life: 3 },
    { life: 3, tile: 'pit', dust: true },
    { life: 3, tile: 'pit', dust: true },
    { life: 2, tile: 'pit' },
  ])
  vi.unstubAllGlobals()
})

test('a turn hurries as much as it takes to end in time, until the next one', async () => {
  vi.useRealTimers()
  vi.stubGlobal('document', { hidden: false })
  let time = 1000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  const one = film('brisk')
  const play = async (count: number, more: boolean, each = 0): Promise<number[]> => {
    const rates: number[] = []
    one.beats = () => ({
      before: () => {
        rates.push(Math.round(10 * show.rate) / 10)
        time += each
      },
    })
    one.add(Array<Frame>(count).fill(frames[0]!), { life: 3 }, more)
    await vi.waitUntil(() => !one.now)
    return rates
  }
  expect(await play(2, false)).toEqual([1, 1])
  const many = await play(20, true)
  expect([many[0], many[10], many.at(-1)]).toEqual([3.6, 1.8, 1])
  expect(await play(4, false, 1000)).toEqual([1, 1, 3.2, 4])
  time += 200
  expect(await play(3, true)).toEqual([6, 6, 4])
  time += 2000 // somebody thinks: what they do then does not hurry
  expect(await play(2, true)).toEqual([1, 1])
  expect(await play(2, false)).toEqual([1, 1])
  clock.mockRestore()
  vi.unstubAllGlobals()
})

test('while something is shown, whoever was to play when it happened is the one who plays', () => {
  class Socket {
    static last: Socket
    onmessage?: (event: { data: string }) => void
    constructor() {
      Socket.last = this
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const link = new Link('m', 'watch')
  const hear = (state: object): void => Socket.last.onmessage?.({ data: JSON.stringify({ type: 'state', ...state }) })
  hear({ n: 0, parts: { life: 3 }, waiting: [1] })
  expect(link.playing).toEqual([1])
  hear({ n: 1, base: 0, log: log.slice(0, 1), parts: { life: 1 }, waiting: [0] })
  expect(link.waiting).toEqual([0])
  expect(link.playing).toEqual([1])
  vi.runAllTimers()
  expect(link.playing).toEqual([0])
  vi.unstubAllGlobals()
})
