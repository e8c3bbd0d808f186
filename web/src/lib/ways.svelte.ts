/** How a person wants the table to be shown on this device. */
export const PACES = ['calm', 'brisk', 'once'] as const
export type Pace = (typeof PACES)[number]

class Ways {
  /** How fast what happens is shown. */
  pace: Pace = $state('brisk')
  /** Whether what a choice does stands beside it, without being asked for. */
  notes = $state(false)

  constructor() {
    if (typeof localStorage === 'undefined') return
    this.pace = PACES.find((one) => one === localStorage.getItem('pace')) ?? this.pace
    this.notes = localStorage.getItem('notes') === 'on'
  }

  setPace(pace: Pace): void {
    this.pace = pace
    localStorage.setItem('pace', pace)
  }

  setNotes(on: boolean): void {
    this.notes = on
    localStorage.setItem('notes', on ? 'on' : 'off')
  }
}

export const ways = new Ways()

/** The pace in force: at once for whoever wants no motion. */
export function pace(): Pace {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'once' : ways.pace
}
