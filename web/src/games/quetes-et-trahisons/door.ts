import type { Door } from '../../lib/table'

export default {
  sign: 'daggers',
  material: 'velvet',
  ways: [
    { id: 'four', seats: 4, mine: [0] },
    { id: 'three', seats: 3, mine: [0] },
    { id: 'six', seats: 6, mine: [0] },
  ],
} satisfies Door
