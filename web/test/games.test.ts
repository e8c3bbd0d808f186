/** A game's folder is found by its slug; a game without one is played at the generic table. */
import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { doorOf, tableOf } from '../src/games'
import Generic from '../src/games/Generic.svelte'

// What a page has and a test has not; tables are loaded after this.
vi.stubGlobal('location', { pathname: '/', hash: '' })
vi.stubGlobal('history', {})
for (const name of ['addEventListener', 'scrollTo']) vi.stubGlobal(name, () => undefined)

const folders = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true })
const slugs = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)

test.each(slugs)('%s has a table of its own and a door', { timeout: 60_000 }, async (slug) => {
  expect((await tableOf(slug)).Table).not.toBe(Generic)
  expect(doorOf(slug).sign).not.toBe('')
})

test('a game without a folder', async () => {
  expect((await tableOf('sixth')).Table).toBe(Generic)
  expect(doorOf('sixth').sign).toBe('dungeon-gate')
})
