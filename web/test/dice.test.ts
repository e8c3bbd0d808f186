/** Bodies of dice: as many faces as they should have, opposite ones adding up, each lying flat when it is on top. */
import { describe, expect, test } from 'vitest'
import { chance } from '../src/lib/dice'
import { corners, dot, solid } from '../src/lib/solids'

describe.each([
  [4, 3, 4],
  [6, 4, 8],
  [8, 3, 6],
  [10, 4, 12],
  [12, 5, 20],
  [20, 3, 12],
])('a die of %i sides', (sides, sidesOfFace, points) => {
  const faces = solid(sides)
  test('has its faces and corners', () => {
    expect(faces.length).toBe(sides)
    expect(faces.every((face) => face.v.length === sidesOfFace)).toBe(true)
    expect(corners(faces).length).toBe(points)
  })

  test('is made of flat faces that look outwards, and signs that stand upright on them', () => {
    for (const { n, c, v, x, y } of faces) {
      expect(dot(n, c)).toBeGreaterThan(0)
      for (const corner of v) expect(dot(n, corner)).toBeCloseTo(dot(n, c), 3)
      expect(dot(x, n)).toBeCloseTo(0, 6)
      expect(dot(x, y)).toBeCloseTo(0, 6)
    }
  })

  test('shows what adds up on opposite faces', () => {
    if (sides === 4) return
    faces.forEach((face, at) => expect(dot(face.n, faces[sides - 1 - at]!.n)).toBeCloseTo(-1, 3))
  })
})

test('a throw can be shown again: the same seed, the same way', () => {
  expect(chance(3, 1)).toBe(chance(3, 1))
  const many = Array.from({ length: 200 }, (_, i) => chance(i, 2))
  expect(many.every((one) => one >= 0 && one < 1)).toBe(true)
  expect(new Set(many).size).toBe(200)
})
