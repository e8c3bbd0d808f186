import type { Door } from '../../lib/table'

export default { sign: 'crossed-swords' } satisfies Door
