import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { rounded } from '../build/round.ts'

const ICONS = (
  createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> }
).icons

describe('paths with whole numbers', () => {
  test('each end is rounded where it lies, so that errors do not add up', () => {
    expect(rounded('M0 0l0.4 0.4l0.4 0.4l0.4 0.4')).toBe('m0 0l1 1') // 0.4 is still 0, 0.8 and 1.2 are 1
  })

  test('capitals, single axes, arcs with flags run together, and the way back to the start', () => {
    expect(rounded('M10.2 10.2H20.6V30.4A5.2 5.2 0 01 40 50zm1 1l2 2')).toBe('m10 10h11v20a5 5 0 0 1 19 20zm1 1l2 2')
  })

  test('a curve goes on from the curve before without its letter', () => {
    expect(rounded('M1 1c1 1 2 2 3 3c-1-1 2 2 3 3')).toBe('m1 1c1 1 2 2 3 3-1-1 2 2 3 3')
  })

  test('pictures become lighter by half', () => {
    const paths = ['goblin-head', 'dragon-head', 'broadsword', 'locked-chest'].flatMap((name) =>
      [...ICONS[name]!.body.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]!),
    )
    const before = paths.join('').length
    expect(paths.map(rounded).join('').length).toBeLessThan(before * 0.62)
  })
})
