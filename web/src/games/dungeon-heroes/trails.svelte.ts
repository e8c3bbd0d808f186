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
  private before: ReadonlyMap<string, { to: string }> = new Map()
  private tiles: Readonly<Record<string, string>> | undefined
  private turn = $state('')

  /** The squares that a piece of the other side left or came to, or where it laid or turned a tile. */
  get squares(): ReadonlyMap<string, 'from' | 'to'> {
    const others = this.marks.filter((one) => one.turn !== this.turn)
    const marks = others.flatMap(({ from, to }) => [[from, 'from'] as const, [to, 'to'] as const])
    return new Map(marks.filter(([square]) => square))
  }

  /** What was passed over in haste comes all at once, when the other side is to play already: a piece tells whose move
   * it was, and a tile was turned by who played before. */
  follow(t: View): void {
    const dungeon = t.solo ? 'dungeon' : 'dungeon_master'
    const passed = t.turn !== this.turn
    const now = new Map<string, { turn: string; to: string }>()
    for (const [id, { squares }] of Object.entries(t.figures))
      now.set(`figure-${id}`, { turn: dungeon, to: squares[0] ?? '' })
    for (const { id, square, possessed } of Object.values(t.party))
      now.set(id, { turn: possessed ? dungeon : 'heroes', to: square })
    const moved = [...now].flatMap(([id, { turn, to }]): Trail[] => {
      const from = this.before.get(id)?.to
      return from && to && from !== to ? [{ turn, from, to }] : []
    })
    const old = t.solo ? t.tiles : (this.tiles ?? t.tiles) // alone, all are dealt at once
    for (const [to, face] of Object.entries(t.tiles)) {
      if (!(to in old)) moved.push({ turn: dungeon, from: '', to })
      else if (face !== 'back' && this.tiles?.[to] === 'back')
        moved.push({ turn: passed ? this.turn : t.turn, from: '', to })
    }
    this.tiles = t.tiles
    this.before = now
    this.turn = t.turn
    if (moved.length || passed)
      this.marks = [...(passed ? this.marks.filter((one) => one.turn !== t.turn) : this.marks), ...moved]
  }
}
