/** The bodies of dice: corners, faces, and how each face is turned. Vectors are columns, matrices lists of rows. */
export type V = readonly number[]
export type M = readonly V[]

const minus = (a: V, b: V): V => a.map((x, i) => x - b[i]!)
export const dot = (a: V, b: V): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!
export const cross = (a: V, b: V): V => [
  a[1]! * b[2]! - a[2]! * b[1]!,
  a[2]! * b[0]! - a[0]! * b[2]!,
  a[0]! * b[1]! - a[1]! * b[0]!,
]
export const unit = (a: V): V => {
  const length = Math.hypot(...a)
  return a.map((x) => x / length)
}
const mean = (vs: readonly V[]): V => [0, 1, 2].map((i) => vs.reduce((sum, v) => sum + v[i]!, 0) / vs.length)
export const turn = (m: M, v: V): V => [dot(m[0]!, v), dot(m[1]!, v), dot(m[2]!, v)]
export const times = (a: M, b: M): M =>
  a.map((row) => [0, 1, 2].map((j) => row[0]! * b[0]![j]! + row[1]! * b[1]![j]! + row[2]! * b[2]![j]!))

export function rotation([x, y, z]: V, angle: number): M {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const k = 1 - c
  return [
    [c + x! * x! * k, x! * y! * k - z! * s, x! * z! * k + y! * s],
    [y! * x! * k + z! * s, c + y! * y! * k, y! * z! * k - x! * s],
    [z! * x! * k - y! * s, z! * y! * k + x! * s, c + z! * z! * k],
  ]
}

const GOLDEN = (1 + Math.sqrt(5)) / 2
/** A corner and its mirror images. */
function signed(v: V): V[] {
  const found: V[] = []
  for (const a of [1, -1])
    for (const b of [1, -1])
      for (const c of [1, -1]) {
        const p = [v[0]! * a, v[1]! * b, v[2]! * c]
        if (!found.some((q) => Math.hypot(...minus(p, q)) < 1e-6)) found.push(p)
      }
  return found
}
const cycled = (v: V): V[] => [v, [v[2]!, v[0]!, v[1]!], [v[1]!, v[2]!, v[0]!]].flatMap((one) => signed(one))
const KITE = 1.12

const CORNERS: Record<number, () => V[]> = {
  4: () => [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  6: () => signed([1, 1, 1]),
  8: () => cycled([1, 0, 0]),
  10: () => [
    [0, 0, KITE],
    [0, 0, -KITE],
    ...Array.from({ length: 10 }, (_, k) => [
      Math.cos((k * Math.PI) / 5),
      Math.sin((k * Math.PI) / 5),
      (k % 2 ? 1 : -1) * KITE * 0.10557,
    ]),
  ],
  12: () => [...signed([1, 1, 1]), ...cycled([0, 1 / GOLDEN, GOLDEN])],
  20: () => cycled([0, 1, GOLDEN]),
}
const SIZE: Record<number, number> = { 4: 1.08, 6: 1.12, 8: 1.02, 10: 1.02, 12: 1, 20: 1.02 }

export interface Face {
  /** Outwards, the middle, the corners in order. */
  n: V
  c: V
  v: readonly V[]
  /** How the sign on it stands: its right and its top. */
  x: V
  y: V
  /** From its middle to its nearest edge. */
  size: number
}

/** The faces of a convex body, each with its corners in order. */
function hull(vs: readonly V[]): { n: V; c: V; v: V[] }[] {
  const faces: { n: V; c: V; v: V[] }[] = []
  for (let i = 0; i < vs.length; i++)
    for (let j = i + 1; j < vs.length; j++)
      for (let k = j + 1; k < vs.length; k++) {
        let n = cross(minus(vs[j]!, vs[i]!), minus(vs[k]!, vs[i]!))
        if (Math.hypot(...n) < 1e-6) continue
        n = unit(n)
        if (dot(n, vs[i]!) < 0) n = n.map((x) => -x)
        const d = dot(n, vs[i]!)
        if (vs.some((v) => dot(n, v) > d + 1e-4) || faces.some((f) => dot(f.n, n) > 0.9999)) continue
        const on = vs.filter((v) => Math.abs(dot(n, v) - d) < 1e-4)
        const c = mean(on)
        const a = unit(minus(on[0]!, c))
        const b = cross(n, a)
        const angle = (p: V): number => Math.atan2(dot(minus(p, c), b), dot(minus(p, c), a))
        faces.push({ n, c, v: on.sort((p, q) => angle(p) - angle(q)) })
      }
  return faces
}

function finished(sides: number, f: { n: V; c: V; v: V[] }): Face {
  // the sign stands towards a corner (triangles), the pole (kites) or an edge (squares)
  let top = f.v[0]!
  if (sides === 10) top = f.v.reduce((a, b) => (Math.abs(a[2]!) > Math.abs(b[2]!) ? a : b))
  if (sides === 6) top = mean([f.v[0]!, f.v[1]!])
  const y = unit(minus(top, f.c))
  const edges = f.v.map((v, i) => {
    const e = unit(minus(f.v[(i + 1) % f.v.length]!, v))
    const p = minus(f.c, v)
    return Math.hypot(
      ...minus(
        p,
        e.map((x) => x * dot(p, e)),
      ),
    )
  })
  return { ...f, y, x: cross(y, f.n), size: Math.min(...edges) }
}

/** Opposite faces add up as on real dice where that can be. */
function numbered(sides: number, faces: Face[]): Face[] {
  if (sides === 4) return faces
  const left = [...faces]
  const placed: Face[] = []
  for (let at = 0; left.length; at++) {
    const one = left.shift()!
    const other = left.findIndex((face) => dot(one.n, face.n) < -0.99)
    placed[at] = one
    if (other >= 0) placed[sides - 1 - at] = left.splice(other, 1)[0]!
  }
  return placed
}

const SOLIDS = new Map<number, readonly Face[]>()

/** The faces of a die of so many sides, in the order of their numbers. */
export function solid(sides: number): readonly Face[] {
  const known = SOLIDS.get(sides)
  if (known) return known
  const corners = CORNERS[sides]
  if (!corners) throw new Error(`no die has ${sides} sides`)
  const vs = corners()
  const far = Math.max(...vs.map((v) => Math.hypot(...v)))
  const faces = hull(vs.map((v) => v.map((x) => (x / far) * SIZE[sides]!))).map((f) => finished(sides, f))
  const made = numbered(sides, faces)
  SOLIDS.set(sides, made)
  return made
}

/** The corners of a body, each once: a die of four sides is read at its corners. */
export function corners(faces: readonly Face[]): readonly V[] {
  const all = faces.flatMap((f) => f.v)
  return all.filter((v, at) => all.indexOf(v) === at)
}
