/** How a person wants the tables to be on this device: kept here, and applied on every page. */
export const PACES = ['calm', 'brisk', 'once'] as const
export type Pace = (typeof PACES)[number]
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

function kept<T extends string>(name: string, values: readonly T[], first: T): T {
  if (typeof localStorage === 'undefined') return first
  return values.find((one) => one === localStorage.getItem(name)) ?? first
}

const SWITCH = ['on', 'off'] as const

class Ways {
  /** How fast what happens is shown. */
  pace: Pace = $state(kept('pace', PACES, 'brisk'))
  /** Whether what a choice does stands beside it, without being asked for. */
  notes = $state(kept('notes', SWITCH, 'off') === 'on')
  /** Sounds, and with them what a telephone lets one feel. */
  sound = $state(kept('sound', SWITCH, 'on') === 'on')
  /** Whether things travel: off, what happens is shown without. */
  motion = $state(kept('motion', SWITCH, 'on') === 'on')
  /** Whether all choices are listed in the bar, those that have a place on the board, too. */
  list = $state(kept('list', SWITCH, 'off') === 'on')
  /** Whether what nobody would think about is answered for them, as a standing order that they can revoke. */
  passes = $state(kept('passes', SWITCH, 'on') === 'on')
  theme: Theme = $state(kept('theme', THEMES, 'auto'))

  setPace(pace: Pace): void {
    this.pace = pace
    localStorage.setItem('pace', pace)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    localStorage.setItem('theme', theme)
    this.apply()
  }

  turn(what: 'notes' | 'sound' | 'motion' | 'list' | 'passes', on: boolean): void {
    this[what] = on
    localStorage.setItem(what, on ? 'on' : 'off')
    this.apply()
  }

  /** On the page, whichever it is. */
  apply(): void {
    const { dataset } = document.documentElement
    if (this.theme === 'auto') delete dataset['theme']
    else dataset['theme'] = this.theme
    if (this.motion) delete dataset['motion']
    else dataset['motion'] = 'off'
  }
}

export const ways = new Ways()

/** Whether nothing may travel: this device's person, or its system, wants it so. */
export function still(): boolean {
  return !ways.motion || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The pace in force: at once for whoever wants no motion. */
export function pace(): Pace {
  return still() ? 'once' : ways.pace
}
