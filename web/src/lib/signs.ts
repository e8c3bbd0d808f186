/** Pictures that dice are engraved with: taken over from the sprites into the page, so that all faces share one symbol. */
import { spriteOf } from './sprites'

const NS = 'http://www.w3.org/2000/svg'
const coming = new Map<string, Promise<void>>()
let shelf: SVGSVGElement | undefined

/** Where shared symbols stand, and the shadow that all dice throw. */
function home(): SVGSVGElement {
  if (shelf) return shelf
  const doc = new DOMParser().parseFromString(
    `<svg xmlns="${NS}" width="0" height="0" aria-hidden="true" class="hidden"><defs><radialGradient id="die-shade"><stop offset=".3" stop-color="#000" stop-opacity=".72"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs></svg>`,
    'image/svg+xml',
  )
  shelf = document.importNode(doc.documentElement, true) as unknown as SVGSVGElement
  document.body.append(shelf)
  return shelf
}

async function bring(file: string, names: readonly string[]): Promise<void> {
  const text = await (await fetch(file)).text()
  const doc = new DOMParser().parseFromString(text, 'image/svg+xml')
  for (const name of names) {
    const symbol = doc.getElementById(name)
    if (!symbol || document.getElementById(`sign-${name}`)) continue
    const own = document.importNode(symbol, true)
    own.id = `sign-${name}`
    home().append(own)
  }
}

/** See to it that these pictures can be engraved. */
export function engravable(names: readonly string[]): void {
  home()
  for (const file of new Set(names.map(spriteOf))) {
    if (!file) continue
    const wanted = names.filter((name) => spriteOf(name) === file)
    const key = `${file} ${wanted.join(' ')}`
    if (!coming.has(key))
      coming.set(
        key,
        bring(file, wanted).catch(() => void coming.delete(key)),
      )
  }
}
