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
