/** The signs on the coins of what is earned for good, by the ids of the titles: `titles.ts` in a game's folder. */
import { printed } from '.'

const TITLES = import.meta.glob<{ default: Readonly<Record<string, string>> }>('./*/titles.ts', { eager: true })

export function signOf(game: string, title: string): string {
  return TITLES[`./${printed(game)}/titles.ts`]?.default[title] ?? 'laurels'
}
