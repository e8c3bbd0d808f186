/** Addresses: `/`, `/new/<game>`, `/learn/<game>`, `/join#<key>`, `/t/<match>`, `/t/<match>/<seat|watch|screen>`, `/t/<match>/replay`, `/me`, `/help`. */

export class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)
  /** The table just opened by "play now" or "play again" against bots: it begins without a waiting room. */
  begin = $state('')

  /** The page came in place of another one. */
  turned = false

  constructor() {
    history.scrollRestoration = 'manual' // a browser does it before the page is there
    addEventListener('popstate', () => {
      this.turned = true
      this.read()
      scrollBack()
    })
    let still: ReturnType<typeof setTimeout>
    addEventListener('scroll', () => {
      clearTimeout(still)
      still = setTimeout(keepPlace, STILL)
    })
    scrollBack()
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }

  go(path: string, replace = false): void {
    keepPlace()
    this.turned = true
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }
}

/** After so many milliseconds a page stands still. */
const STILL = 250
/** So long a page may take to be as high as it was (ms). */
const GROWN = 10_000
/** Somebody goes on by themselves. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Where a page was scrolled to goes with its address: whoever comes back to it finds it there. */
function keepPlace(): void {
  history.replaceState({ y: scrollY }, '')
}

function scrollBack(): void {
  const y = Number(history.state?.y ?? 0)
  scrollTo(0, y)
  if (!y) return
  const grown = new ResizeObserver(() => {
    scrollTo(0, y)
    if (scrollY >= Math.floor(y)) grown.disconnect()
  })
  grown.observe(document.body)
  const enough = (): void => grown.disconnect()
  for (const hand of HANDS) addEventListener(hand, enough, { once: true, passive: true })
  setTimeout(enough, GROWN)
}

export const route = new Route()

/** A page that has come in place of another one: whoever uses a keyboard, or listens, begins at its heading. */
export function arrive(page: HTMLElement): void {
  if (!route.turned || document.activeElement !== document.body) return
  const heading = page.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** What the browser calls a page. */
export function entitle(title = ''): void {
  document.title = title ? `${title} · Oubliettes` : 'Oubliettes'
}

/** A link inside the page: the address changes, the page stays. */
export function inside(event: MouseEvent): void {
  const anchor = (event.target as HTMLElement).closest('a')
  if (!anchor || anchor.origin !== location.origin || anchor.target || anchor.download) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  route.go(anchor.pathname + anchor.hash)
}
