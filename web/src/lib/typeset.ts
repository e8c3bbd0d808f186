/** A rule as it should be printed: the ledgers are typed with plain apostrophes and spaces. */
export function typeset(text: string, lang: string): string {
  const curly = text.replace(/(\p{L})'/gu, '$1’')
  if (lang !== 'fr') return curly
  return curly
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
}
