/** Where pieces came from in the turn before, and where tiles were laid or turned: the last moves of the other side stay marked
 * while this one plays. */
import type { DungeonHeroesView as View } from '../../lib/protocol'

interface Trail {
  /** Whose it is: a figure, a hero, or the tile of a square. */
  piece: string
  turn: string
  /** Where the piece stood before; empty for a tile, which came from nowhere on the board. */
  from: string
  to: string
}

export class Trails {
  private marks: readonly Trail[] = $state.raw([])
  private before: ReadonlyMap<string, { to: string }> = new Map()
  private tiles: Readonly<Record<string, string>> | undefined
  private turn = $state('')
  private round = 0

  /** The squares that pieces of the other side left and those they came to, or where it laid or turned a tile: of two
   * marks on a square the arrival is seen. */
  get squares(): ReadonlyMap<string, 'from' | 'to'> {
    const others = this.marks.filter((one) => one.turn !== this.turn)
    return new Map([
      ...others.flatMap(({ from }) => (from ? [[from, 'from'] as const] : [])),
      ...others.map(({ to }) => [to, 'to'] as const),
    ])
  }

  /** What was passed over in haste comes all at once, when the other side is to play already, or has played: a piece
   * tells whose move it was, and a tile was turned by who played before. At the end all tiles are turned, and nobody is
   * to play. */
  follow(t: View): void {
    const dungeon = t.solo ? 'dungeon' : 'dungeon_master'
    const passed = t.turn !== this.turn || t.round !== this.round
    const missed = passed && t.turn === this.turn
    const played = missed ? (t.turn === 'heroes' ? dungeon : 'heroes') : this.turn
    const now = new Map<string, { turn: string; to: string }>()
    for (const [id, { squares }] of Object.entries(t.figures))
      now.set(`figure-${id}`, { turn: dungeon, to: squares[0] ?? '' })
    for (const { id, square, possessed } of Object.values(t.party))
      now.set(id, { turn: possessed ? dungeon : 'heroes', to: square })
    const moved = [...now].flatMap(([piece, { turn, to }]): Trail[] => {
      const from = this.before.get(piece)?.to
      return from && to && from !== to ? [{ piece, turn, from, to }] : []
    })
    const old = t.solo ? t.tiles : (this.tiles ?? t.tiles) // alone, all are dealt at once
    for (const [to, face] of Object.entries(t.tiles)) {
      const [piece, from] = [`tile-${to}`, '']
      if (!(to in old)) moved.push({ piece, turn: dungeon, from, to })
      else if (face !== 'back' && this.tiles?.[to] === 'back')
        moved.push({ piece, turn: passed ? played : t.turn, from, to })
    }
    this.tiles = t.tiles
    this.before = now
    this.turn = t.turn
    this.round = t.round
    const kept = missed ? [] : this.marks.filter((one) => !passed || one.turn !== t.turn)
    this.marks = t.ending ? [] : lead(kept, moved).filter((one) => stands(one, now, t))
  }
}

/** A piece that goes on has one trail: from where it stood at first to where it is now. */
function lead(marks: readonly Trail[], moved: readonly Trail[]): Trail[] {
  const found = new Map(marks.map((one) => [`${one.piece} ${one.turn}`, one]))
  for (const one of moved) {
    const first = found.get(`${one.piece} ${one.turn}`)
    found.set(`${one.piece} ${one.turn}`, first ? { ...one, from: first.from } : one)
  }
  return [...found.values()].filter((one) => one.from !== one.to)
}

/** Whoever fell has no trail, nor has a tile that is gone. */
function stands({ piece, to }: Trail, now: ReadonlyMap<string, { to: string }>, t: View): boolean {
  return piece.startsWith('tile-') ? to in t.tiles : Boolean(now.get(piece)?.to)
}
