import type { GameInfo, OptionInfo } from './protocol'

/** The five rulebooks as the lobby shows them; those the server does not play yet are announced. */
export const COMING = [
  'dungeon-roll',
  'dungeon-heroes',
  'quetes-et-trahisons',
  'donjon',
  'seul-dans-les-souterrains',
] as const

export const ICONS: Record<string, string> = {
  'dungeon-roll': 'rolling-dices',
  'dungeon-heroes': 'visored-helm',
  'quetes-et-trahisons': 'crossed-swords',
  donjon: 'dungeon-gate',
  'seul-dans-les-souterrains': 'torch',
}

/** What a table of so many seats may set; what comes out of earlier matches is brought by people, not set. */
export function settings(info: GameInfo, seats: number): OptionInfo[] {
  return info.options.filter(
    (option) => option.kind !== 'legacy' && (!option.seats?.length || option.seats.includes(seats)),
  )
}
