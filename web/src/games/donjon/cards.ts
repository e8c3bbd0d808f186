/** Options of the town as cards: races, classes, skills, wares, growth. */
import type { DonjonSheetView as Sheet } from '../../lib/protocol'
import type { Pick, Words } from '../../lib/words'
import { GROWTH, MAX_POWER, READY_MADE, SHOP, SKILLS, STATS, TREASURES } from './pieces'

export interface Card {
  pick: Pick
  kind: string
  name: string
  icon: string
  lines: string[]
  rule?: string
  /** He may buy it, but not use it. */
  unfit?: boolean
}

const NAMES = ['attack', 'defence', 'strength', 'dexterity', 'magic', 'speed']
const SHOWN = new Set(['race', 'ready_made', 'class', 'skill_card', 'buy', 'buy_card', 'grow'])

/** Whether a pick is shown as a card. */
export function isCard(pick: Pick): boolean {
  return SHOWN.has(String(pick[0]))
}

export function card(pick: Pick, sheet: Sheet | undefined, words: Words, prompt: string): Card | undefined {
  const [verb, id = ''] = pick.map(String)
  if (!isCard(pick)) return undefined
  const plain = { pick, kind: verb!, name: words.thing(id), icon: id }
  switch (verb) {
    case 'race':
      return { ...plain, lines: [statsOf([id], words)] }
    case 'class':
      return { ...plain, lines: [statsOf([sheet?.race ?? '', id], words), limit(id, words)] }
    case 'ready_made':
      return { ...plain, lines: [words.thing(READY_MADE[id] ?? ''), statsOf([READY_MADE[id] ?? '', id], words)] }
    case 'skill_card': {
      const rule = SKILLS[id]
      const told = prompt === 'experience' ? [words.say('table-xp', { n: GROWTH['skill'] ?? 0 })] : []
      return { ...plain, lines: told, ...(rule ? { rule } : {}) }
    }
    case 'buy': {
      const [kind = 'gear', price = 0, power = 0, hands = 1, pieces = 1] = SHOP[id] ?? []
      const unfit = power > (MAX_POWER[sheet?.cls ?? ''] ?? 99)
      const told = [
        words.say('table-price', { n: price }),
        ...(power ? [words.say('table-power', { n: power })] : []),
        ...(kind === 'weapon' || kind === 'ranged' ? [words.say('table-hands', { n: hands })] : []),
        ...(pieces > 1 ? [`×${pieces}`] : []),
      ]
      const about = kind === 'gear' ? use(pick, words) : {}
      return {
        ...plain,
        kind,
        lines: [told.join(' · '), ...(unfit ? [words.say('table-unfit')] : [])],
        unfit,
        ...about,
      }
    }
    case 'buy_card':
      return { ...plain, lines: [words.say('table-price', { n: TREASURES[id] ?? 0 })], ...use(pick, words) }
    default:
      return {
        ...plain,
        name: words.label(pick),
        lines: [words.say('table-xp', { n: GROWTH[id] ?? GROWTH['characteristic'] ?? 0 })],
      }
  }
}

/** The price list, and what all magic weapons have in common: other rules tell more of a ware. */
const GENERAL = new Set(['DJ-8.13', 'DJ-25.17', 'DJ-44.4'])

/** The rule that tells what a ware is good for. */
function use(pick: Pick, words: Words): { rule?: string } {
  const rules = words.rules(pick)
  const rule = rules.find((one) => !GENERAL.has(one)) ?? rules.at(-1)
  return rule ? { rule } : {}
}

/** The characteristics that a race, or a race and a class, give together. */
function statsOf(ids: string[], words: Words): string {
  return NAMES.map(
    (name, at) => `${words.thing(name)} ${ids.reduce((sum, id) => sum + (STATS[id]?.[at] ?? 0), 0)}`,
  ).join(', ')
}

function limit(cls: string, words: Words): string {
  const most = MAX_POWER[cls] ?? 99
  return words.say('table-max-power', { n: most })
}
