import type { GameInfo, OptionInfo } from './protocol'

/** What a table of so many seats may set; what comes out of earlier matches is brought by people, not set. */
export function settings(info: GameInfo, seats: number): OptionInfo[] {
  return info.options.filter(
    (option) => option.kind !== 'legacy' && (!option.seats?.length || option.seats.includes(seats)),
  )
}
