/** Beside each file of the build that becomes smaller, the same compressed: as small as can be, once, and not by the server
 * at each start or request. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The endings of compressed files, and how they are made. */
const WAYS: Record<string, (data: Buffer) => Buffer> = {
  '.gz': (data) => gzipSync(data, { level: 9 }),
  '.br': (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

export function packPlugin(): Plugin {
  let folder = ''
  return {
    name: 'pack',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const path of filesIn(folder)) {
        const data = readFileSync(path)
        for (const [ending, pack] of Object.entries(WAYS)) {
          const packed = pack(data)
          if (packed.length < data.length) writeFileSync(path + ending, packed)
        }
      }
    },
  }
}
