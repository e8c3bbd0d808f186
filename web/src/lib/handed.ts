/** Seats that go from hand to hand: everybody is told. */
import type { Handed } from './protocol'
import type { Words } from './words'

/** What the log says of it. */
export function handedLine(
  words: Words,
  { seat, what, who = '', why = '', by = '', name = '', since = -1 }: Handed,
): string {
  const facts = { name: name || words.seat(seat), who: who || words.seat(seat), by, why }
  return what === 'back' && since >= 0 ? words.say('handed-home', facts) : words.say(`handed-${what}`, facts)
}
