/** Addresses: `/`, `/new/<game>`, `/learn/<game>`, `/join#<key>`, `/t/<match>`, `/t/<match>/<seat|watch|screen>`, `/t/<match>/replay`, `/me`, `/help`. */

export class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)
  /** The table just opened by "play now" or "play again" against bots: it begins without a waiting room. */
  begin = $state('')

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }

  go(path: string, replace = false): void {
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

export const route = new Route()

/** A link inside the page: the address changes, the page stays. */
export function inside(event: MouseEvent): void {
  const anchor = (event.target as HTMLElement).closest('a')
  if (!anchor || anchor.origin !== location.origin || anchor.target || anchor.download) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  route.go(anchor.pathname + anchor.hash)
}
