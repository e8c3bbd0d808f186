/** Dice of any number of sides, drawn as SVG: parallel projection, so each face and the sign engraved on it is one affine
 * matrix; light is computed a face. A die is told what it shows; it never decides. */
import { corners, cross, dot, rotation, solid, times, turn, unit, type Face, type M, type V } from './solids'
import { SIGN } from './side'

export { SIGN }

const NS = 'http://www.w3.org/2000/svg'

function make<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
  parent?: Element,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(NS, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  parent?.append(made)
  return made
}

/** From shade to light, in steps. */
const STEPS = 32
function ramp(stops: readonly string[]): string[] {
  const rgb = stops.map((hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)))
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = (i / STEPS) * (stops.length - 1)
    const k = Math.min(stops.length - 2, Math.floor(t))
    const mixed = rgb[k]!.map((x, j) => Math.round(x + (rgb[k + 1]![j]! - x) * (t - k)))
    return `#${mixed.map((x) => x.toString(16).padStart(2, '0')).join('')}`
  })
}

interface Skin {
  shades: readonly string[]
  /** The sign, and the light or shade that catches its lower lip. */
  ink: string
  lip: string
  shine: number
  rim: string
}

function skin(stops: readonly string[], ink: string, lip: string, shine: number, rim: number | string = 24): Skin {
  const shades = ramp(stops)
  return { shades, ink, lip, shine, rim: typeof rim === 'number' ? shades[rim]! : rim }
}

export const SKINS = {
  bone: skin(['#57452b', '#a8946c', '#e4d6b3', '#fff6df'], '#2c1c0d', '#fffdf3', 0.93, 27),
  basalt: skin(['#0b0908', '#231e1b', '#3d3530', '#564b43'], '#fbeccb', '#000000', 0.9, '#877866'),
  ember: skin(['#2a0502', '#64120a', '#9c2a14', '#c94a28'], '#ffe9c9', '#3a0602', 0.98),
  jade: skin(['#001f17', '#004a37', '#006b50', '#1f9472'], '#f4fff6', '#00160f', 0.98),
  blood: skin(['#2c0600', '#6d1a00', '#a13508', '#cc5a1f'], '#fff6e8', '#2a0500', 0.98),
  iron: skin(['#0c0f12', '#262d33', '#4a565e', '#7d8c95'], '#ffffff', '#0a0d10', 0.98),
  brass: skin(['#2e1d05', '#7b5617', '#c7973a', '#f8dc8e'], '#241503', '#fff3c9', 0.97, 27),
} as const
export type SkinName = keyof typeof SKINS

const TILT = 0.4
const LIGHT = unit([-0.45, 0.72, 0.78])
/** The top of a die that lies on the table, and where the top of its sign points. */
const UP: V = [0, Math.sin(TILT), Math.cos(TILT)]
const AHEAD: V = [0, Math.cos(TILT), -Math.sin(TILT)]
/** Each bounce: from when to when, and how high. The first begins in the air. */
const BOUNCES: readonly (readonly [from: number, to: number, top: number])[] = [
  [0, 0.42, 1.5],
  [0.42, 0.7, 0.55],
  [0.7, 0.87, 0.16],
  [0.87, 1, 0.03],
]
/** How large a number is on a face, by the number of sides. */
const NUMBER: Record<number, number> = { 6: 1.25, 8: 1.15, 10: 1.62, 12: 1.15, 20: 1.5 }

/** A number from 0 to 1 for a die and a purpose: the same each time, so that a throw can be shown again. */
export function chance(seed: number, nth: number): number {
  const x = Math.sin(seed * 127.1 + nth * 311.7) * 43758.5453
  return x - Math.floor(x)
}

interface Part {
  face: Face
  path: SVGPathElement
  sign: SVGGElement
  /** Numbers at the corners, each with its place: of a die of four sides. */
  marks: { mark: SVGGElement; c: V; x: V; y: V }[]
}

/** A pose at a moment of a throw, from 0 to 1; which bounce it is. */
export type Pose = (t: number) => number

export class Dice {
  readonly el: SVGSVGElement
  readonly faces: readonly string[]
  private readonly solid: readonly Face[]
  private readonly skin: Skin
  private readonly shade: SVGEllipseElement
  private readonly whole: SVGGElement
  private readonly body: SVGPathElement
  private readonly parts: readonly Part[]
  private rest: M = []
  private yaw = 0
  /** Ends the throw that is shown. */
  stop: () => void = () => undefined

  constructor(
    readonly sides: number,
    faces: readonly string[] | undefined,
    skin: SkinName,
    private readonly seed = 0,
  ) {
    this.solid = solid(sides)
    this.skin = SKINS[skin]
    this.faces = faces ?? Array.from({ length: sides }, (_, i) => String(i + 1))
    this.el = make('svg', { viewBox: '-1.1 -1.1 2.2 2.2', class: 'd', 'aria-hidden': 'true', focusable: 'false' })
    this.shade = make('ellipse', { cx: 0.06, cy: 0.5, rx: 1.02, ry: 0.72, fill: 'url(#die-shade)' }, this.el)
    this.whole = make('g', {}, this.el)
    const cube = sides === 6
    this.body = make('path', { 'stroke-width': cube ? 0.22 : 0.14, 'stroke-linejoin': 'round' }, this.whole)
    this.body.setAttribute('fill', this.skin.rim)
    this.body.setAttribute('stroke', this.skin.rim)
    this.parts = this.solid.map((face, at) => {
      const path = make('path', { 'stroke-width': cube ? 0.2 : 0.1, 'stroke-linejoin': 'round' }, this.whole)
      const sign = make('g', {}, this.whole)
      return { face, path, sign, marks: this.engrave(face, this.faces[at % this.faces.length]!, sign) }
    })
    this.set(this.faces[0]!, (chance(seed, 0) - 0.5) * 0.5)
  }

  private engrave(face: Face, what: string, into: SVGGElement): Part['marks'] {
    if (this.sides === 4) {
      const all = corners(this.solid)
      return face.v.map((v) => {
        const y = unit(v.map((x, i) => x - face.c[i]!))
        const c = face.c.map((q, k) => q + y[k]! * 0.36)
        return { mark: this.mark(String(all.indexOf(v) + 1), 0.36, into), c, x: cross(y, face.n), y }
      })
    }
    if (!what.startsWith(SIGN)) {
      const long = what.length > 1 && this.sides > 8 ? 0.8 : 1
      this.mark(what, face.size * NUMBER[this.sides]! * long, into)
      return []
    }
    const size = face.size * 1.3
    const twice: [number, number, string, number][] = [
      [0.02, 0.035, this.skin.lip, 0.7],
      [0, 0, this.skin.ink, 1],
    ]
    for (const [dx, dy, fill, opacity] of twice)
      make(
        'use',
        {
          href: `#sign-${what.slice(SIGN.length)}`,
          x: -size / 2 + dx * size,
          y: -size / 2 + dy * size,
          width: size,
          height: size,
          fill,
          opacity,
        },
        into,
      )
    return []
  }

  private mark(what: string, size: number, into: SVGGElement): SVGGElement {
    const group = make('g', {}, into)
    const dotted = this.sides > 8 && (what === '6' || what === '9') ? '.' : ''
    const twice: [number, string, number][] = [
      [0.035, this.skin.lip, 0.7],
      [0, this.skin.ink, 1],
    ]
    for (const [d, fill, opacity] of twice) {
      const at = { x: d * 0.5, y: size * 0.34 + d, 'font-size': size, 'text-anchor': 'middle', fill, opacity }
      make('text', { ...at, class: 'd-num' }, group).textContent = what + dotted
    }
    return group
  }

  /** How it lies with this face up. */
  private lying(at: number): M {
    if (this.sides !== 4) {
      const face = this.solid[at]!
      return this.framed(face.x, face.y, face.n)
    }
    const v = corners(this.solid)[at]!
    const n = unit(v)
    const face = this.solid.find((one) => one.v.includes(v))!
    const y = unit(face.c.map((x, i) => n[i]! * dot(face.c, n) - x))
    return this.framed(cross(y, n), y, n)
  }

  private framed(x: V, y: V, n: V): M {
    const rows = [0, 1, 2].map((r) => [0, 1, 2].map((c) => (r ? 0 : 1) * x[c]! + AHEAD[r]! * y[c]! + UP[r]! * n[c]!))
    return times(rotation(UP, this.yaw), rows)
  }

  private draw(m: M, height = 0): void {
    this.whole.setAttribute('transform', `translate(0 ${(-height).toFixed(3)})`)
    const small = (1 - Math.min(0.4, height * 0.14)).toFixed(3)
    this.shade.setAttribute(
      'transform',
      `translate(${(height * 0.35).toFixed(3)} ${(height * 0.1).toFixed(3)}) scale(${small})`,
    )
    this.shade.setAttribute('opacity', (1 / (1 + height * 0.9)).toFixed(2))
    const shrink = this.sides === 6 ? 0.84 : 0.9
    let outline = ''
    for (const { face, path, sign, marks } of this.parts) {
      const n = turn(m, face.n)
      const seen = n[2]! >= 0.03
      path.setAttribute('visibility', seen ? 'inherit' : 'hidden')
      sign.setAttribute('visibility', seen ? 'inherit' : 'hidden')
      if (!seen) continue
      const points = face.v.map((v) => turn(m, v))
      const c = turn(m, face.c)
      outline += line(points)
      const light = Math.max(0, dot(n, LIGHT))
      const colour = this.skin.shades[Math.round(Math.min(1, 0.1 + 0.9 * light * this.skin.shine) * STEPS)]!
      path.setAttribute('d', line(points.map((q) => q.map((x, i) => c[i]! + (x - c[i]!) * shrink))))
      path.setAttribute('fill', colour)
      path.setAttribute('stroke', colour)
      sign.setAttribute('opacity', Math.min(1, 0.35 + light).toFixed(2))
      if (marks.length) for (const one of marks) place(one.mark, turn(m, one.c), turn(m, one.x), turn(m, one.y))
      else place(sign, c, turn(m, face.x), turn(m, face.y))
    }
    this.body.setAttribute('d', outline)
  }

  set(what: string, yaw = this.yaw): void {
    this.yaw = yaw
    this.rest = this.lying(Math.max(0, this.faces.indexOf(what)))
    this.draw(this.rest)
  }

  /** A throw: in from (x, y) in widths of the die, three bounces, and it lies where it belongs. */
  aim(what: string, from: readonly [number, number], nth = 1): Pose {
    const luck = (k: number): number => chance(this.seed + nth * 7.3, k)
    this.yaw = (luck(1) - 0.5) * 0.5
    const end = (this.rest = this.lying(Math.max(0, this.faces.indexOf(what))))
    const tumble = unit([from[1] * 0.7 + 0.2, -from[0], 0.35 * (luck(2) - 0.5)])
    const twist = unit([luck(3) - 0.5, luck(4) - 0.5, 1])
    const turns = (2 + luck(5)) * 2 * Math.PI
    const spin = (luck(6) - 0.5) * 4
    return (t) => {
      const left = (1 - t) ** 1.6
      const far = (1 - t) ** 2.2
      let [height, bounce] = [0, 0]
      BOUNCES.forEach(([a, b, top], i) => {
        if (t < a || t >= b) return
        const u = i ? (t - a) / (b - a) : 0.5 + (0.5 * (t - a)) / (b - a)
        height = top * 4 * u * (1 - u)
        bounce = i
      })
      this.draw(times(rotation(tumble, -turns * left), times(rotation(twist, spin * left), end)), height)
      this.el.style.transform = `translate(${(from[0] * far * 100).toFixed(1)}%, ${(from[1] * far * 100).toFixed(1)}%)`
      return bounce
    }
  }

  /** Show a throw; `onbounce` hears each bounce. */
  roll(
    what: string,
    {
      from,
      ms,
      wait = 0,
      onbounce,
    }: { from: readonly [number, number]; ms: number; wait?: number; onbounce?: (nth: number) => void },
  ): Promise<void> {
    this.stop()
    const pose = this.aim(what, from)
    this.el.style.visibility = 'hidden'
    return new Promise((done) => {
      let [live, hit] = [true, 0]
      const start = performance.now() + wait
      this.stop = () => {
        if (!live) return
        live = false
        this.el.style.visibility = ''
        this.el.style.transform = ''
        this.draw(this.rest)
        done()
      }
      const step = (now: number): void => {
        if (!live) return
        const t = (now - start) / ms
        if (t >= 1) return this.stop()
        if (t >= 0) {
          this.el.style.visibility = ''
          const bounce = pose(t)
          if (bounce > hit) onbounce?.((hit = bounce))
        }
        requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    })
  }
}

function line(points: readonly V[]): string {
  return `M${points.map((q) => `${q[0]!.toFixed(3)} ${(-q[1]!).toFixed(3)}`).join('L')}Z`
}

function place(what: SVGGElement, c: V, x: V, y: V): void {
  const matrix = [x[0]!, -x[1]!, -y[0]!, y[1]!, c[0]!, -c[1]!].map((q) => q.toFixed(3)).join(' ')
  what.setAttribute('transform', `matrix(${matrix})`)
}

/** The dice on the page, by the elements that hold them. */
export const diceAt = new WeakMap<Element, Dice>()
