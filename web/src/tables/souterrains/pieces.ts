/** The price list of the town, in copper pieces. A test compares it with components.toml. */
import type { SeulDansLesSouterrainsView as View } from '../../lib/protocol'
import type { Pick } from '../../lib/words'

const PRICES: Record<string, number> = {
  resource: 200,
  torches: 100,
  lantern: 2000,
  leather: 1000,
  chain: 7500,
  plate: 40000,
  shield: 1000,
  small_melee: 300,
  small_ranged: 300,
  medium_ranged: 2000,
  medium_melee: 1000,
  heavy_melee: 3000,
  heavy_ranged: 3000,
  dormitory: 20,
  inn_room: 30,
  fine_room: 50,
  sleep_rough: 0,
  soup: 10,
  supper: 50,
  feast: 100,
  round_of_drinks: 100,
  cure_poison: 500,
  cure_disease: 2500,
  hovel: 10,
  lodging: 100,
  house: 1000,
  manor: 10000,
}
const PAID = new Set(['buy', 'meal', 'night', 'rent', 'cure'])
const DRINKS = 'round_of_drinks'
const PO = 100

/** What a pick costs or brings in, in gold pieces; nothing where no coin changes hands. */
export function price(view: View, pick: Pick): number | undefined {
  const [verb, what] = pick.map(String)
  if (verb === 'sell_valuable') return Number(view.hero.pack[Number(what)]?.[1])
  if (verb === 'cure' && view.town['guild'] === 'temple_order') return undefined
  const paid = verb === DRINKS ? DRINKS : PAID.has(verb ?? '') ? (what ?? '') : ''
  return (PRICES[paid] ?? 0) / PO || undefined
}
