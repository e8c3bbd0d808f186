/** Where pieces came from in the turn before, and where tiles were laid or turned: the last moves of the other side stay marked
 * while this one plays. */
import type { DungeonHeroesView as View } from '../../lib/protocol'

interface Trail {
  turn: string
  /** Empty for a tile: it came from nowhere on the board. */
  from: string
  to: string
}

export class Trails {
  private marks: readonly Trail[] = $state.raw([])
  private before: Record<string, string> = {}
  private tiles: Readonly<Record<string, string>> | undefined
  private turn = $state('')

  /** The squares that a piece of the other side left or came to, or where it laid or turned a tile. */
  get squares(): ReadonlyMap<string, 'from' | 'to'> {
    const others = this.marks.filter((one) => one.turn !== this.turn)
    const marks = others.flatMap(({ from, to }) => [[from, 'from'] as const, [to, 'to'] as const])
    return new Map(marks.filter(([square]) => square))
  }

  follow(t: View): void {
    const now: Record<string, string> = {}
    for (const [id, figure] of Object.entries(t.figures)) now[`figure-${id}`] = figure.squares[0] ?? ''
    for (const hero of Object.values(t.party)) now[hero.id] = hero.square
    const moved = Object.entries(now).flatMap(([id, to]): Trail[] => {
      const from = this.before[id]
      return from && to && from !== to ? [{ turn: t.turn, from, to }] : []
    })
    const old = t.solo ? t.tiles : (this.tiles ?? t.tiles) // alone, all are dealt at once
    for (const [to, face] of Object.entries(t.tiles)) {
      if (!(to in old)) moved.push({ turn: 'dungeon_master', from: '', to })
      else if (face !== 'back' && this.tiles?.[to] === 'back') moved.push({ turn: t.turn, from: '', to })
    }
    this.tiles = t.tiles
    const passed = t.turn !== this.turn
    this.before = now
    this.turn = t.turn
    if (moved.length || passed)
      this.marks = [...(passed ? this.marks.filter((one) => one.turn !== t.turn) : this.marks), ...moved]
  }
}
