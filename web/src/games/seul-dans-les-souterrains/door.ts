import type { Door } from '../../lib/table'

export default {
  sign: 'torch',
  material: 'oak',
  ways: [
    { id: 'career', seats: 1, mine: [0], options: { game_mode: 'career' } },
    { id: 'expedition', seats: 1, mine: [0], options: { game_mode: 'expedition', wealth_mode: 'equipped' } },
  ],
  first: ['game_mode'],
  trophies: ({ hall }) => {
    const line = hall as { name: string; title: string } | undefined
    return { titles: line ? [line.title] : [], heroes: line ? [line.name] : [] }
  },
} satisfies Door
