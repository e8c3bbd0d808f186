import type { Door } from '../../lib/table'

export default { sign: 'torch' } satisfies Door
