import type { Door } from '../../lib/table'

export default { sign: 'rolling-dices' } satisfies Door
