import type { Door, Setting } from '../../lib/table'

/** A person who is the master has the last seat (DJ-1.5). */
function master(table: Setting): number | undefined {
  return table.options?.['master'] === 'automatic' ? undefined : table.seats.length - 1
}

export default {
  sign: 'dungeon-gate',
  material: 'stone',
  ways: [
    { id: 'one', seats: 4, mine: [0], options: { master: 'automatic' }, asks: ['md_level'] },
    { id: 'party', seats: 4, mine: [0, 1, 2, 3], options: { master: 'automatic' }, asks: ['md_level'] },
    { id: 'master', seats: 5, mine: [4], options: { master: 'person' } },
  ],
  first: ['master'],
  fits: (option, table) => option !== 'md_level' || master(table) === undefined,
  trophies: ({ won, hero }) => {
    const name = (hero as { name?: string } | null | undefined)?.name
    return { titles: (won as string[]) ?? [], heroes: name ? [name] : [] }
  },
  role: (table, seat) => (seat === master(table) ? 'way-master' : undefined),
  // The party hides nothing from each other.
  open: (table, one, other) => one !== master(table) && other !== master(table),
} satisfies Door
