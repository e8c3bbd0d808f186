import type { Door } from '../../lib/table'
import { HERO_ICONS } from './heroes'

export default {
  sign: 'rolling-dices',
  material: 'hide',
  ways: [
    { id: 'duel', seats: 2, mine: [0] },
    { id: 'round', seats: 4, mine: [0] },
    { id: 'solo', seats: 1, mine: [0] },
  ],
  trophies: ({ titles, heroes }) => ({ titles: (titles as string[]) ?? [], heroes: (heroes as string[]) ?? [] }),
  signs: HERO_ICONS,
} satisfies Door
