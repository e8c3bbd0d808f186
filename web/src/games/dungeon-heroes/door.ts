import type { Door } from '../../lib/table'

export default { sign: 'visored-helm' } satisfies Door
