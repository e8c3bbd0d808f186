import type { Door } from '../../lib/table'

export default {
  sign: 'torch',
  material: 'oak',
  ways: [
    { id: 'career', seats: 1, mine: [0], options: { game_mode: 'career' } },
    { id: 'expedition', seats: 1, mine: [0], options: { game_mode: 'expedition', wealth_mode: 'equipped' } },
  ],
} satisfies Door
