/** What a hand may do with the dice: which are lit, which of several alike was touched, which are named for a throw. */
import { noteOf, touching } from '../../lib/options'
import type { DungeonRollView } from '../../lib/protocol'
import type { TableProps } from '../../lib/table'
import { litBy } from '../../lib/touch'

/** How a die lies there, and what a touch of it does. */
interface Lying {
  /** What it is touched by. */
  id: string
  lit: boolean
  /** There is something to be done with it, whatever is touched first. */
  useful: boolean
  picked: boolean
  named: boolean
  onpoint: ((id: string, anew?: boolean) => void) | undefined
}

/** What a hand goes for before it thinks of who gets it. */
const LOOT: Readonly<Record<string, string>> = { open: 'chest', drink: 'potion' }

export class DiceHand {
  /** Which of several dice alike was touched last. */
  private last: Record<string, number> = $state({})

  constructor(private readonly table: () => TableProps<DungeonRollView>) {}

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { ask, selected } = this.table()
    if (!ask) return new Set<string>()
    const loot = selected.length ? [] : ask.options.flatMap(([verb]) => LOOT[String(verb)] ?? [])
    return new Set([...litBy(ask, selected), ...loot])
  })

  private readonly useful: ReadonlySet<string> = $derived.by(() => new Set(this.table().ask?.spots?.flat()))

  /** The most dice of each kind that what is touched could take: these are lit. */
  private readonly falls: Readonly<Record<string, number>> = $derived.by(() => {
    const { ask, selected } = this.table()
    const most: Record<string, number> = {}
    if (!ask || !selected.length) return most
    for (const [verb, , target, count] of touching(ask, selected)) {
      if (verb === 'fight') most[String(target)] = Math.max(most[String(target)] ?? 0, Number(count))
      if (verb === 'open') most['chest'] = Math.max(most['chest'] ?? 0, Number(target))
    }
    return most
  })

  /** Where nothing is asked, nothing is touched. */
  get point(): ((id: string, anew?: boolean) => void) | undefined {
    const { ask, point } = this.table()
    return ask && point
  }

  holds(id: string): boolean {
    return this.table().selected.includes(id)
  }

  /** Who would fight the Dragon that is touched, where that is beyond doubt. */
  private readonly slayers: readonly string[] = $derived.by(() => {
    const { notes, selected } = this.table()
    const lines = selected.includes('lair') ? noteOf(notes, ['dragon'])?.lines : undefined
    const sources = lines?.find(({ key }) => key === 'slayers')?.facts?.['sources']
    return Array.isArray(sources) ? sources.map(([source]: [string]) => source) : []
  })

  /** Whether a token goes into that fight, too. */
  slays(token: string): boolean {
    return this.slayers.includes(`token:${token}`)
  }

  /** The dice of one face that lie in one place; `at`: which of them. */
  die(kind: 'party' | 'dungeon' | 'lent', face: string, at: number): Lying {
    const id = kind === 'dungeon' ? face : `${kind === 'lent' ? 'lent' : 'die'}:${face}`
    return {
      id,
      lit: this.lit.has(id) && at < (this.falls[id] ?? Infinity),
      useful: this.useful.has(id),
      picked: this.holds(id) && (this.last[id] ?? 0) === at,
      named: at < this.named(kind, id, face),
      onpoint:
        this.point &&
        ((touched, anew) => {
          if (touched === id) this.last[id] = at
          this.table().point(touched, anew)
        }),
    }
  }

  /** How many dice of this face are named for the throw being made, or for the Dragon. */
  private named(kind: 'party' | 'dungeon' | 'lent', id: string, face: string): number {
    const { picked, chosen } = this.table().view
    const thrown = picked.filter(
      ([verb, what]) => what === face && (verb === kind || (kind === 'party' && verb === 'pick')),
    )
    return thrown.length + [...chosen, ...this.slayers].filter((source) => source === id).length
  }
}
