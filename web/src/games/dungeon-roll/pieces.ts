/** How Dungeon Roll's pieces look: a picture, a letter. */
export const PICTURES: Record<string, { icon: string; letter: Record<string, string> }> = {
  champion: { icon: 'laurel-crown', letter: { fr: 'C', en: 'C' } },
  fighter: { icon: 'broadsword', letter: { fr: 'G', en: 'F' } },
  cleric: { icon: 'holy-symbol', letter: { fr: 'K', en: 'K' } },
  mage: { icon: 'wizard-staff', letter: { fr: 'M', en: 'M' } },
  thief: { icon: 'hood', letter: { fr: 'V', en: 'T' } },
  scroll: { icon: 'scroll-unfurled', letter: { fr: 'P', en: 'S' } },
  goblin: { icon: 'goblin-head', letter: { fr: 'g', en: 'g' } },
  skeleton: { icon: 'skeleton', letter: { fr: 's', en: 's' } },
  ooze: { icon: 'slime', letter: { fr: 'j', en: 'o' } },
  chest: { icon: 'locked-chest', letter: { fr: 'c', en: 'c' } },
  potion: { icon: 'health-potion', letter: { fr: 'p', en: 'p' } },
  dragon: { icon: 'dragon-head', letter: { fr: 'd', en: 'd' } },
}

export const TOKEN_ICONS: Record<string, string> = {
  vorpal_sword: 'broadsword',
  talisman: 'gem-pendant',
  scepter_of_power: 'crystal-wand',
  thieves_tools: 'lockpicks',
  scroll_token: 'scroll-unfurled',
  ring_of_invisibility: 'ring',
  dragon_scale: 'fish-scales',
  elixir: 'health-potion',
  dragon_bait: 'meat',
  town_portal: 'magic-portal',
}

/** The short names that picks use: `["token", "ring"]`. */
export const SHORT: Record<string, string> = {
  ring_of_invisibility: 'ring',
  elixir: 'elixir',
  dragon_bait: 'bait',
  town_portal: 'portal',
}

/** Which ids a piece may be called by in a pick. */
export function names(kind: 'party' | 'dungeon' | 'token' | 'lent', id: string): string[] {
  if (kind === 'party') return [`die:${id}`, id]
  if (kind === 'lent') return [`lent:${id}`]
  if (kind === 'token') return [`token:${id}`, id, ...(SHORT[id] ? [SHORT[id]] : [])]
  return [id]
}

const ORDER = Object.keys(PICTURES)

/** `{fighter: 2, mage: 1}` as one entry a die, always in the same order. */
export function dice(counts: Readonly<Record<string, number>> | undefined): { face: string; at: number }[] {
  return Object.entries(counts ?? {})
    .sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
    .flatMap(([face, n]) => Array.from({ length: n }, (_, at) => ({ face, at })))
}
