/** Maps whose things can be pointed at: how the arrows lead from one to the next, and what a window shows. */
import type { Pick } from './words'

export type Square = [x: number, y: number]

/** Something on a map, and what can be done with it. */
export interface Spot {
  key: string
  x: number
  y: number
  name: string
  picks: Pick[]
}

export interface Box {
  x: number
  y: number
  wide: number
  deep: number
}

/** Which way a key leads, in small letters. */
const ARROWS: Record<string, Square> = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] }

export function arrow(key: string | undefined): Square | undefined {
  return ARROWS[key?.toLowerCase() ?? '']
}

/** The nearest thing on that side; what lies straight ahead counts as nearer. */
export function nearest<S extends Spot>(
  spots: readonly S[],
  from: { x: number; y: number },
  [sx, sy]: Square,
): S | undefined {
  let best: S | undefined
  let least = Infinity
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const ahead = dx * sx + dy * sy
    const cost = ahead + 2 * Math.abs(dx * sy + dy * sx)
    if (ahead > 0.2 && cost < least) [best, least] = [spot, cost]
  }
  return best
}

/** A window of these proportions around a whole map, never closer than that many squares. */
export function around(all: Box, [across, down]: readonly [number, number]): Box {
  const scale = Math.max(all.wide / across, all.deep / down, 1)
  const [wide, deep] = [across * scale, down * scale]
  return { x: all.x + (all.wide - wide) / 2, y: all.y + (all.deep - deep) / 2, wide, deep }
}

/** Enter and space do what a click does. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  return true
}
