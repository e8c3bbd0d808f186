/** SVG sprites of the pictures that the client names, one for all screens and one a table, from game-icons (CC BY 3.0).
 * Their names hold a digest of their content, so that browsers keep them for good; `virtual:sprites` says where each is. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { lighter } from './round.ts'

interface IconSet {
  icons: Record<string, { body: string }>
}

const MODULE = 'virtual:sprites'
const SOURCE = new URL('../src/', import.meta.url)

interface Sprite {
  file: string
  names: string[]
  source: string
}

/** The pictures that the kit names, the faces of bots (server/roster.py), and those of each game's folder. */
function groups(): Record<string, string[]> {
  const games = readdirSync(new URL('games/', SOURCE), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = [
    ['common', 'kit/icons.json'],
    ['faces', 'kit/faces.json'],
    ...games.map(({ name }) => [name, `games/${name}/icons.json`]),
  ] as const
  return Object.fromEntries(
    files.flatMap(([group, path]) => {
      const file = new URL(path!, SOURCE)
      return existsSync(file) ? [[group, JSON.parse(readFileSync(file, 'utf8')) as string[]]] : []
    }),
  )
}

function sprites(): Sprite[] {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  return Object.entries(groups()).map(([group, names]) => {
    const symbols = names.map((name) => {
      const icon = set.icons[name]
      if (!icon) throw new Error(`game-icons has no picture ${name}: correct the icons.json of ${group}`)
      return `<symbol id="${name}" viewBox="0 0 512 512">${lighter(icon.body).replaceAll(' fill="currentColor"', '')}</symbol>`
    })
    const source = `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->${symbols.join('')}</svg>`
    const digest = createHash('sha256').update(source).digest('hex').slice(0, 8)
    return { file: `assets/sprite-${group}-${digest}.svg`, names, source }
  })
}

export function spritePlugin(): Plugin {
  return {
    name: 'sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default ${JSON.stringify(Object.fromEntries(sprites().map(({ file, names }) => [`/${file}`, names])))}`
        : undefined,
    generateBundle() {
      for (const { file, source } of sprites()) this.emitFile({ type: 'asset', fileName: file, source })
    },
    configureServer(server) {
      for (const { file, source } of sprites()) {
        server.middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(source)
        })
      }
    },
  }
}
