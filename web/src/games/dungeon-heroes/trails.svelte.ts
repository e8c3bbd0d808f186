/** Where pieces came from in the turn before: the last moves of the other side stay marked while this one plays. */
import type { DungeonHeroesView as View } from '../../lib/protocol'

interface Trail {
  turn: string
  from: string
  to: string
}

export class Trails {
  private marks: readonly Trail[] = $state.raw([])
  private before: Record<string, string> = {}
  private turn = $state('')

  /** The squares that a piece of the other side left or came to. */
  get squares(): ReadonlyMap<string, 'from' | 'to'> {
    const others = this.marks.filter((one) => one.turn !== this.turn)
    return new Map(others.flatMap(({ from, to }) => [[from, 'from'] as const, [to, 'to'] as const]))
  }

  follow(t: View): void {
    const now: Record<string, string> = {}
    for (const [id, figure] of Object.entries(t.figures)) now[`figure-${id}`] = figure.squares[0] ?? ''
    for (const hero of Object.values(t.party)) now[hero.id] = hero.square
    const moved = Object.entries(now).flatMap(([id, to]): Trail[] => {
      const from = this.before[id]
      return from && to && from !== to ? [{ turn: t.turn, from, to }] : []
    })
    const passed = t.turn !== this.turn
    this.before = now
    this.turn = t.turn
    if (moved.length || passed)
      this.marks = [...(passed ? this.marks.filter((one) => one.turn !== t.turn) : this.marks), ...moved]
  }
}
