/** Finding words in a text as somebody types them on a phone: without accents, in small letters. */

/** A letter for a letter: what is found in the plain text stands at the same place in the printed one. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[’]/g, "'")
    .toLowerCase()
}

/** The text in pieces, every second of which is what was looked for. */
export function pieces(text: string, wanted: string): string[] {
  const sought = plain(wanted.trim())
  if (!sought) return [text]
  const printed = text.normalize('NFC')
  const where = plain(printed)
  const found: string[] = []
  let from = 0
  for (let at = where.indexOf(sought); at >= 0; at = where.indexOf(sought, from)) {
    found.push(printed.slice(from, at), printed.slice(at, at + sought.length))
    from = at + sought.length
  }
  return [...found, printed.slice(from)]
}
