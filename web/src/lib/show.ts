/** Everything that moves goes through here, so that one tap or the space bar ends it all. Nothing here decides anything:
 * what is shown was told by the game. */
import { diceAt, type Dice } from './dice'
import { sound } from './foley'
import { pace, still } from './ways.svelte'

const GLIDE = 'cubic-bezier(.3,0,.1,1)'
/** How long a throw takes, and how long a banner stands for whoever wants no motion (ms). */
export const THROW = 820
const STILL = 700
/** How much longer everything takes for whoever likes it calm. */
const SLOW = { calm: 1.5, brisk: 1, once: 1 }

class Show {
  /** How much faster than usual: a long queue hurries. */
  rate = 1
  private fast = false
  private readonly live = new Set<Animation>()
  private readonly stops = new Set<() => void>()

  /** So long at the present pace. */
  private time(ms: number): number {
    return (ms * SLOW[pace()]) / this.rate
  }

  private get off(): boolean {
    return this.fast || still() || pace() === 'once'
  }

  /** How long dice that are thrown now are in the air (ms). */
  get falls(): number {
    return this.off ? 0 : this.time(0.6 * THROW)
  }

  async anim(el: Element | null | undefined, frames: Keyframe[], ms: number, easing = GLIDE): Promise<void> {
    if (!el || this.off) return
    const run = el.animate(frames, { duration: this.time(ms), easing })
    this.live.add(run)
    await run.finished.catch(() => undefined)
    this.live.delete(run)
  }

  async wait(ms: number): Promise<void> {
    if (this.off) return
    await new Promise<void>((done) => {
      const end = (): void => {
        clearTimeout(timer)
        this.stops.delete(end)
        done()
      }
      const timer = setTimeout(end, this.time(ms))
      this.stops.add(end)
    })
  }

  /** A die falls where it lies; `from`, in widths of the die, is the side of whoever throws. */
  async roll(die: Dice, face: string, from: readonly [number, number], wait = 0): Promise<void> {
    if (this.off) return die.set(face)
    const stop = (): void => die.stop()
    this.stops.add(stop)
    const bounced = (nth: number): void => sound('bounce', nth)
    await die.roll(face, { from, wait: this.time(wait), ms: this.time(THROW), onbounce: bounced })
    this.stops.delete(stop)
  }

  /** Dice that lie on the page are thrown there, one a moment after the other. */
  async rollAll(dice: readonly Element[], from: readonly [number, number]): Promise<void> {
    await Promise.all(
      dice.map((el, at) => {
        const die = diceAt.get(el)
        const way = [from[0] + at * 0.35 * Math.sign(from[0]), from[1]] as const
        return die && this.roll(die, el.getAttribute('data-face') ?? '', way, at * 50)
      }),
    )
  }

  /** To the end of all that moves. */
  skip(): void {
    this.fast = true
    for (const run of this.live) run.finish()
    for (const stop of [...this.stops]) stop()
  }

  /** What comes now is shown. */
  begin(): void {
    this.fast = false
  }
}

export const show = new Show()
// so that what it costs can be measured on a page that is built
if (typeof window !== 'undefined') Object.assign(window, { oubliettes: { show } })

/** The things on the page that are at a place: `data-at`. */
export function at(place: string): Element | null {
  return document.querySelector(`[data-at="${CSS.escape(place)}"]`)
}

function middle(el: Element): { x: number; y: number } {
  const box = el.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

interface Flight {
  ms?: number
  arc?: number
  scale?: number
  spin?: number
  fade?: number
  easing?: string
}

/** From where a thing is to where another is. */
export async function fly(el: HTMLElement, to: Element, options: Flight = {}): Promise<void> {
  const { ms = 260, arc = 0, scale = 1, spin = 0, fade = 1, easing } = options
  const [a, b] = [middle(el), middle(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  el.style.zIndex = '30'
  const half = `translate(${dx / 2}px, ${dy / 2 - arc}px) rotate(${spin / 2}deg) scale(${(1 + scale) / 2})`
  const end = `translate(${dx}px, ${dy}px) rotate(${spin}deg) scale(${scale})`
  await show.anim(
    el,
    [{ transform: 'none' }, { transform: half, offset: 0.5 }, { transform: end, opacity: fade }],
    ms,
    easing,
  )
  el.style.zIndex = ''
}

/** Something that lies over the page for a moment. */
function loose(tag: string, name: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = name
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}

/** Room for a thing as large as it is, over the page: where it is, or in the middle of another. */
function over(el: Element, at = el): HTMLElement {
  const host = loose('div', 'flying')
  const { width, height } = el.getBoundingClientRect()
  const { x, y } = middle(at)
  host.style.cssText = `left: ${x - width / 2}px; top: ${y - height / 2}px; width: ${width}px; height: ${height}px`
  return host
}

/** A copy of a thing that goes from one place to another, whatever becomes of the thing itself. */
export async function send(what: Element, from: Element, to: Element, options: Flight = {}): Promise<void> {
  const copy = over(what, from)
  copy.append(what.cloneNode(true))
  await fly(copy, to, { ms: 420, arc: 90, ...options })
  copy.remove()
}

/** It breaks into shards, and is gone. */
export async function shatter(el: HTMLElement, pieces = 7): Promise<void> {
  const inner = el.firstElementChild
  if (still() || pace() === 'once' || !inner) return
  const box = el.getBoundingClientRect()
  const host = over(el)
  const cuts = Array.from({ length: pieces }, (_, i) => (i / pieces) * 2 * Math.PI + Math.random() * 0.4)
  const edge = (angle: number): string => `${50 + 90 * Math.cos(angle)}% ${50 + 90 * Math.sin(angle)}%`
  const runs = cuts.map((a, i) => {
    const b = cuts[i + 1] ?? cuts[0]! + 2 * Math.PI
    const m = (a + b) / 2
    const shard = inner.cloneNode(true) as HTMLElement
    shard.style.position = 'absolute'
    shard.style.inset = '0'
    shard.style.clipPath = `polygon(50% 50%, ${edge(a)}, ${edge(m)}, ${edge(b)})`
    host.append(shard)
    const far = box.width * (0.35 + Math.random() * 0.5)
    const end = `translate(${Math.cos(m) * far}px, ${Math.sin(m) * far + box.height * 0.35}px) rotate(${(Math.random() - 0.5) * 160}deg) scale(.7)`
    return show.anim(
      shard,
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      420,
      'cubic-bezier(.2,.6,.4,1)',
    )
  })
  el.style.visibility = 'hidden'
  await Promise.all(runs)
  host.remove()
}

export function shake(el: Element | null, px = 5, ms = 260): Promise<void> {
  const frames = [0, -1, 0.8, -0.6, 0.4, 0].map((k) => ({ transform: `translate(${k * px}px, ${-k * px * 0.4}px)` }))
  return show.anim(el, frames, ms, 'linear')
}

export function pulse(el: Element | null, by = 1.14): Promise<void> {
  return show.anim(el, [{ scale: '1' }, { scale: String(by) }, { scale: '1' }], 260)
}

/** A number or a word rises from a thing. */
export async function float(el: Element | null, text: string, kind: '' | 'good' | 'prize' = ''): Promise<void> {
  if (!el || still() || pace() === 'once') return
  const box = el.getBoundingClientRect()
  const mark = loose('b', `float ${kind}`)
  mark.textContent = text
  // a prize lies where it was found; what would rise out of the page begins further down
  const top = kind === 'prize' ? box.y + box.height / 2 - 20 : Math.max(box.y, 62)
  Object.assign(mark.style, { left: `${box.x + box.width / 2}px`, top: `${top}px` })
  await show.anim(
    mark,
    [
      { transform: 'translate(-50%, 10px) scale(.6)', opacity: 0 },
      { transform: 'translate(-50%, -18px) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -26px)', opacity: 1, offset: 0.7 },
      { transform: 'translate(-50%, -54px)', opacity: 0 },
    ],
    800,
  )
  mark.remove()
}

/** Great words over the table, for a moment; for whoever wants no motion they stand still. */
export async function banner(text: string, under = '', kind: '' | 'bad' = '', ms = 1000): Promise<void> {
  for (const old of document.querySelectorAll('.banner')) old.remove()
  const sign = loose('div', `banner ${kind}`)
  const words = document.createElement('span')
  words.textContent = text
  sign.append(words)
  if (under) {
    const small = document.createElement('small')
    small.textContent = under
    sign.append(small)
  }
  if (still() || pace() === 'once') {
    setTimeout(() => sign.remove(), STILL)
    return
  }
  const here = 'translate(-50%, -50%)'
  await show.anim(
    sign,
    [
      { opacity: 0, transform: `${here} scale(1.25)` },
      { opacity: 1, transform: here, offset: 0.18 },
      { opacity: 1, transform: here, offset: 0.78 },
      { opacity: 0, transform: 'translate(-50%, -54%) scale(.98)' },
    ],
    ms,
  )
  sign.remove()
}
