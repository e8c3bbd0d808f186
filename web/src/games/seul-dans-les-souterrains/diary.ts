/** The diary: all that was told at this table, expedition by expedition, as a text to keep. */
import { api } from '../../lib/api'
import type { LogEvent, LogGroup } from '../../lib/protocol'
import { route } from '../../lib/route.svelte'
import type { Words } from '../../lib/words'

/** A new chapter begins with these. */
const CHAPTERS = new Set(['descend', 'left', 'night'])

/** The same text as `oubliettes diary` prints. */
export function written(words: Words, name: string, events: readonly LogEvent[]): string {
  const lines = [words.say('table-diary-title', { name }), '']
  let paragraph: string[] = []
  const close = (): void => {
    if (paragraph.length) lines.push(paragraph.join(' '), '')
    paragraph = []
  }
  for (const event of events) {
    if (words.quiet(event)) continue
    if (CHAPTERS.has(event.key)) close()
    paragraph.push(words.event(event))
    if (event.key === 'descend') {
      const title = paragraph.pop() as string
      lines.push(title, '-'.repeat([...title].length), '')
    } else if (PARAGRAPH.has(event.key)) close()
  }
  close()
  return lines.join('\n')
}

/** A paragraph ends with these. */
const PARAGRAPH = new Set(['left', 'night', 'encounter-ends', 'rested', 'new-hd', 'death', 'retired', 'paused'])

export async function diary(words: Words, name: string, seat: number | undefined): Promise<string> {
  const match = route.parts[1] ?? ''
  let groups: LogGroup[] = []
  let before = 2 ** 31
  for (;;) {
    const page = await api.log(match, seat ?? -1, before)
    const gone = new Set(page.undone)
    groups = [...page.groups.filter((group) => !gone.has(group.n)), ...groups]
    if (!page.more || !page.groups.length) break
    before = page.groups[0]!.n
  }
  return written(
    words,
    name,
    groups.flatMap((group) => group.events),
  )
}
