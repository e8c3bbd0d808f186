/** A game's folder is found by its slug: `index.ts` is its table, loaded when it is played; a game without one is played at the
 * generic table. `door.ts`, if it has one, is what the lobby shows. */
import { lazy } from '../lib/lazy'
import { favour } from '../lib/sprites'
import type { Door, GameTable } from '../lib/table'

// The server sends each game the views that its folder is typed for: see `Views` in protocol.ts.
const TABLES = import.meta.glob<{ default: GameTable }>('./*/index.ts')
const DOORS = import.meta.glob<{ default: Door }>('./*/door.ts', { eager: true })
/** A variant (`donjon~1a2b3c4d5e`) is played at the table of its game. */
export const printed = (game: string): string => game.split('~', 1)[0]!
const PLAIN: Door = { sign: 'dungeon-gate', material: 'oak', ways: [] }

export async function tableOf(game: string): Promise<GameTable> {
  favour(printed(game))
  const found = TABLES[`./${printed(game)}/index.ts`]
  if (found) return (await lazy(found)).default
  const { default: Table } = await lazy(() => import('./Generic.svelte'))
  return { Table }
}

export function doorOf(game: string): Door {
  return DOORS[`./${printed(game)}/door.ts`]?.default ?? PLAIN
}
