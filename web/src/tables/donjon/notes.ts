/** What stands beside an option: its odds, or what would come of it. */
import type { DonjonView as View } from '../../lib/protocol'
import type { Pick, Words } from '../../lib/words'

/** Cards that the MD holds at most (DJ-11.2). */
const FULL = 5
const ATTACKS = new Set(['strike', 'shoot', 'follow', 'whirl'])

export function told(view: View, pick: Pick, words: Words): string[] {
  const verb = String(pick[0])
  const odds = view.odds?.[pick.join(' ')]
  if (odds) {
    const [n = 0, kill = 0, damage = 0] = odds
    return [words.say(ATTACKS.has(verb) ? 'table-odds-blow' : 'table-odds', { n, kill, damage: damage / 10 })]
  }
  if (verb === 'again' && view.blow && pick.length > 1) return rolled(view, Number(pick[1]), words)
  if (verb === 'fatigue') return spent(view, Number(pick[1]), words)
  if (verb === 'new') return view.drawn ? [words.thing(view.drawn)] : []
  if (verb === 'rest') return [words.say(view.revealed ? 'table-rest-late' : view.hand_size >= FULL ? 'table-rest-full' : 'table-rest', { n: view.hand_size })]
  return []
}

/** Whose die it is, and how it fell. */
function rolled({ blow, monsters }: View, place: number, words: Words): string[] {
  const number = blow?.targets[place] ?? -1
  const monster = monsters[number]
  const name = monster ? words.say('table-monster', { n: number, name: words.thing(monster.kind) }) : ''
  return [words.say('pair', { name, value: `${blow?.defences[place]} + ${blow?.dice[place]}` })]
}

/** What so many PF make of dice that have fallen. */
function spent(view: View, n: number, words: Words): string[] {
  const { blow, trial } = view
  if (blow?.die) {
    if (blow.targets.length !== 1) return []
    const gap = blow.base + blow.die - (blow.defences[0] ?? 0) - (blow.dice[0] ?? 0)
    const left = blow.attacker in view.heroes ? gap + n : gap - n
    return [words.say(left > 0 ? 'table-hit' : 'table-miss', { n: left })]
  }
  if (!trial) return []
  const missing = trial.target - trial.base - trial.die - n
  return [words.say(missing > 0 ? 'table-failed' : 'table-passed', { n: missing })]
}
