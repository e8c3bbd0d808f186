import type { Door } from '../../lib/table'

export default {
  sign: 'visored-helm',
  material: 'slate',
  ways: [
    { id: 'heroes', seats: 2, mine: [0], options: { heroes_seat: 0 } },
    { id: 'master', seats: 2, mine: [0], options: { heroes_seat: 1 } },
    { id: 'solo', seats: 1, mine: [0] },
  ],
  role: (table, seat) => {
    const heroes = table.options?.['heroes_seat']
    if (table.seats.length < 2 || typeof heroes !== 'number') return undefined
    return seat === heroes ? 'way-heroes' : 'way-master'
  },
} satisfies Door
