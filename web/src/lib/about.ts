/** Which rules speak of a thing on the table: found by its name, in the reader's language. */
import type { LedgerInfo, RuleInfo } from './protocol'
import type { Words } from './words'

const MOST = 12

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

/** The rules that name one of these things; those that name more of them, and say it shorter, first. */
export function rulesAbout(ids: readonly string[], ledger: LedgerInfo, words: Words): RuleInfo[] {
  const names = ids.map((id) => [words.thing(id, 1), words.thing(id, 2)])
  const scored = ledger.rules.map((rule) => {
    const text = words.lang === 'fr' ? rule.fr : rule.en
    return { rule, hits: names.filter((forms) => forms.some((name) => place(text, name) >= 0)).length, length: text.length }
  })
  return scored
    .filter((one) => one.hits)
    .sort((one, other) => other.hits - one.hits || one.length - other.length)
    .slice(0, MOST)
    .map((one) => one.rule)
}

/** Where a name stands in a text as a word of its own; -1 where it does not. */
function place(text: string, name: string): number {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return text.search(new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'iu'))
}
