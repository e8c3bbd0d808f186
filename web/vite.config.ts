import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { packPlugin } from './build/pack.ts'
import { spritePlugin } from './build/sprite.ts'

export default defineConfig({
  base: '/',
  plugins: [svelte(), spritePlugin(), packPlugin()],
  build: {
    outDir: '../src/oubliettes/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:8000', '/ws': { target: 'ws://localhost:8000', ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
})
