/** SVG sprites of the pictures that the client names, one for all screens and one a table, from game-icons (CC BY 3.0). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string }>
}

/** The files by their names: `sprite-common.svg` and so on. */
function sprites(): Map<string, string> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  const groups = JSON.parse(readFileSync(new URL('../src/kit/icons.json', import.meta.url), 'utf8')) as Record<string, string[]>
  const made = new Map<string, string>()
  for (const [group, names] of Object.entries(groups)) {
    const symbols = names.map((name) => {
      const icon = set.icons[name]
      if (!icon) throw new Error(`game-icons has no picture ${name}: correct src/kit/icons.json`)
      return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`
    })
    made.set(`sprite-${group}.svg`, `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->${symbols.join('')}</svg>`)
  }
  return made
}

export function spritePlugin(): Plugin {
  return {
    name: 'sprite',
    generateBundle() {
      for (const [fileName, source] of sprites()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      for (const [fileName, source] of sprites()) {
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(source)
        })
      }
    },
  }
}
