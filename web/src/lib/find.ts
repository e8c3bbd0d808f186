/** Finding words in a text as somebody types them on a phone: without accents, in small letters. */

/** A letter for a letter: what is found in the plain text stands at the same place in the printed one. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[’]/g, "'")
    .toLowerCase()
}

/** What somebody looks for, word by word; the longest first, so that none is found as a part of a longer one. */
function sought(wanted: string): string[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return words.sort((one, other) => other.length - one.length)
}

/** Whether all these words are in the text, wherever. */
export function has(text: string, wanted: string): boolean {
  const where = plain(text)
  return sought(wanted).every((word) => where.includes(word))
}

/** The text in pieces, every second of which is a word that was looked for. */
export function pieces(text: string, wanted: string): string[] {
  const words = sought(wanted)
  const printed = text.normalize('NFC')
  const where = plain(printed)
  const found: string[] = []
  let from = 0
  for (let at = 0; at < where.length;) {
    const word = words.find((one) => where.startsWith(one, at))
    if (word) found.push(printed.slice(from, at), printed.slice(at, (from = at + word.length)))
    at = word ? from : at + 1
  }
  return [...found, printed.slice(from)]
}
