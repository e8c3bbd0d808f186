/** What a browser keeps by name has a bound: of all names that begin alike, the newest stay. Each value is JSON with `at`. */
export function keepNewest(prefix: string, most: number): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  const at = (name: string): number => (JSON.parse(localStorage.getItem(name)!) as { at: number }).at
  for (const name of names.sort((a, b) => at(b) - at(a)).slice(most)) localStorage.removeItem(name)
}
