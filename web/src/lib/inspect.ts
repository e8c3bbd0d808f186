/** What a thing on the table is: found by its id, told from the box. */
import { named } from './options'
import type { BoxInfo } from './protocol'
import { slug, type Pick, type Words } from './words'

/** The things that an element of the page stands for: by their ids, or, where it does not say, by the names that it shows. */
export function thingsAt(node: Element | null, words: Words): string[] {
  const ids = node?.closest<HTMLElement>('[data-things]')?.dataset['things']
  return ids === undefined ? thingsIn(nameOf(node), words) : ids.split(' ').filter(Boolean)
}

/** What an element of the page is called, for those who see it and for those who hear it. */
export function nameOf(node: Element | null): string {
  const found = node?.closest('[aria-label], button, li, th, td, p, h2, h3, dt')
  return (found?.getAttribute('aria-label') ?? found?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The things of a game that a text names, the longest names first: “Vorpal Sword” before “Sword”. */
export function thingsIn(text: string, words: Words): string[] {
  const found: { id: string; name: string; at: number }[] = []
  for (const id of words.thingIds) {
    for (const name of new Set([words.thing(id, 1), words.thing(id, 2)])) {
      const at = place(text, name)
      if (name.length > 2 && at >= 0) found.push({ id, name, at })
    }
  }
  found.sort((one, other) => other.name.length - one.name.length)
  const kept: typeof found = []
  for (const one of found) {
    const inside = kept.some((other) => one.at >= other.at && one.at + one.name.length <= other.at + other.name.length)
    if (!inside && !kept.some((other) => other.id === one.id)) kept.push(one)
  }
  return kept.sort((one, other) => one.at - other.at).map((one) => one.id)
}

/** All that is known of a thing. */
export interface Described {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly numbers: readonly (readonly [name: string, value: string])[]
  readonly text: string
  /** Its own rules; of what the box does not hold, those of what can be done with it now. */
  readonly rules: readonly string[]
}

export function describe(id: string, box: BoxInfo, words: Words, options: readonly Pick[]): Described {
  const thing = box.things.find((one) => slug(one.id) === slug(id))
  const said = (message: string): string => (words.has(message) ? words.say(message) : '')
  const numbers = Object.entries(thing?.numbers ?? {}).flatMap(([name, value]): [string, string][] => {
    const called = said(`number-${slug(name)}`)
    return called ? [[called, value === true ? '' : words.value(value)]] : []
  })
  const now = thing ? [] : options.filter((pick) => named(pick).some((one) => slug(one) === slug(id)))
  const rules = thing?.rules ?? now.flatMap((pick) => words.rules(pick))
  return {
    id,
    name: words.thing(id),
    kind: thing ? said(`kind-${slug(thing.kind)}`) : '',
    numbers,
    text: said(`text-${slug(id)}`),
    rules: [...new Set(rules)],
  }
}

/** The things of the box whose names begin with, or hold, what was typed; accents do not count. All of them for nothing. */
export function found(typed: string, box: BoxInfo, words: Words): { id: string; name: string }[] {
  const ids = box.things.length ? box.things.map((one) => one.id) : words.thingIds
  const wanted = bare(typed)
  const all = ids.map((id) => ({ id, name: words.has(`thing-${slug(id)}`) ? words.thing(id) : id }))
  const collator = new Intl.Collator(words.lang)
  return all
    .filter(({ name }) => bare(name).includes(wanted))
    .sort((one, other) => collator.compare(one.name, other.name))
}

function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Where a name stands in a text as a word of its own; -1 where it does not. */
function place(text: string, name: string): number {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return text.search(new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'iu'))
}
