import type { Door } from '../../lib/table'

export default { sign: 'dungeon-gate' } satisfies Door
