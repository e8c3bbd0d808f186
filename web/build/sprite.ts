/** One SVG sprite of the pictures that the client names, from game-icons (CC BY 3.0). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string }>
}

function sprite(): string {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  const names = JSON.parse(readFileSync(new URL('../src/kit/icons.json', import.meta.url), 'utf8')) as string[]
  const symbols = names.map((name) => {
    const icon = set.icons[name]
    if (!icon) throw new Error(`game-icons has no picture ${name}: correct src/kit/icons.json`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->${symbols.join('')}</svg>`
}

export function spritePlugin(): Plugin {
  return {
    name: 'sprite',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sprite.svg', source: sprite() })
    },
    configureServer(server) {
      server.middlewares.use('/sprite.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(sprite())
      })
    },
  }
}
