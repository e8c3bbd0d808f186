/** The map: where squares, walls and doors are drawn, what can be pointed at, and the map as a file to keep. */
import type {
  SeulDansLesSouterrainsExitView as Exit,
  SeulDansLesSouterrainsSectionView as Section,
  SeulDansLesSouterrainsView as View,
} from '../../lib/protocol'
import type { Box, Spot, Square } from '../../lib/spots'
import { TEXT, type Pick, type Words } from '../../lib/words'

const STEPS: Record<string, Square> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }
/** How far any means of seeing reaches in the dark (SS-9.1). */
export const RANGE = 3

export function squares(section: Section): Square[] {
  return section.squares.flatMap(([x = 0, y = 0, many = 0]) =>
    Array.from({ length: many }, (_, i): Square => [x + i, y]),
  )
}

export function floor(section: Section): string {
  return section.squares.map(([x, y, many = 0]) => `M${x} ${y}h${many}v1h${-many}z`).join('')
}

/** The part of the section he is in that he sees now. */
export function inSight(view: View): string {
  const here = view.sections[view.section]
  if (!here || !view.sight) return ''
  const [x0 = 0, y0 = 0] = view.square
  return squares(here)
    .filter(([x, y]) => here.lit || Math.max(Math.abs(x - x0), Math.abs(y - y0)) <= RANGE)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('')
}

export function walls(section: Section): string {
  const all = squares(section)
  const inside = new Set(all.map(String))
  const lines: string[] = []
  for (const [x, y] of all) {
    for (const [side, [dx, dy]] of Object.entries(STEPS)) {
      if (!inside.has(String([x + dx, y + dy]))) lines.push(line([x, y], side))
    }
  }
  return lines.join('')
}

/** One side of a square. */
export function line([x, y]: Square, side: string): string {
  if (side === 'north') return `M${x} ${y}h1`
  if (side === 'south') return `M${x} ${y + 1}h1`
  return side === 'west' ? `M${x} ${y}v1` : `M${x + 1} ${y}v1`
}

/** The middle of an exit, moved outwards by that much. */
export function middle(exit: Exit, out = 0): Square {
  const [x = 0, y = 0] = exit.square
  const [dx, dy] = STEPS[exit.side] ?? [0, 0]
  return [x + 0.5 + dx * (0.5 + out), y + 0.5 + dy * (0.5 + out)]
}

export function levelOf(view: View): number {
  return view.sections[view.section]?.level ?? 0
}

export function bounds(view: View, level: number): Box {
  const all = Object.values(view.sections).filter((one) => one.level === level && one.squares.length)
  const rows = all.flatMap((one) => one.squares) as [number, number, number][]
  if (!rows.length) return { x: 0, y: 0, wide: 1, deep: 1 }
  const x = Math.min(...rows.map((row) => row[0])) - 1
  const y = Math.min(...rows.map((row) => row[1])) - 1
  return {
    x,
    y,
    wide: Math.max(...rows.map((row) => row[0] + row[2])) + 1 - x,
    deep: Math.max(...rows.map((row) => row[1])) + 2 - y,
  }
}

/** Where a section's number stands: the middle of its widest row. */
export function label(section: Section): Square {
  const [x = 0, y = 0, many = 1] = [...section.squares].sort((one, other) => (other[2] ?? 0) - (one[2] ?? 0))[0] ?? []
  return [x + many / 2, y + 0.5]
}

const AT_EXIT = new Set(['exit', 'go_to', 'pick_lock', 'force', 'dig', 'unlock', 'ask_about'])
const AT_FEATURE = new Set(['approach', 'open_box', 'pick_box', 'force_box', 'slip_link', 'try'])

export function spots(view: View, options: readonly Pick[], words: Words): Spot[] {
  const found = new Map<string, Spot>()
  const add = (key: string, [x, y]: Square, name: string, pick: Pick): void => {
    const spot = found.get(key) ?? { key, x, y, name, picks: [] }
    spot.picks.push(pick)
    found.set(key, spot)
  }
  const here = view.sections[view.section]
  for (const pick of options) {
    const [verb, first] = pick
    if (AT_EXIT.has(String(verb))) {
      const exit = view.exits[String(first)]
      if (!exit) continue
      const far = exit.a !== view.section && verb !== 'ask_about'
      add(`exit-${first}`, middle(exit, far ? -0.45 : 0.45), exitName(exit, words), pick)
    } else if (AT_FEATURE.has(String(verb)) && here) {
      const feature = here.features[Number(first)]
      if (feature)
        add(
          `feature-${first}`,
          [Number(feature[2]) + 0.5, Number(feature[3]) + 0.5],
          thing(words, String(feature[1])),
          pick,
        )
    } else if (verb === 'travel') {
      const section = view.sections[String(first)]
      if (section && section.level === levelOf(view))
        add(`section-${first}`, label(section), sectionName(section, words), pick)
    } else if (verb === 'travel_out') {
      const [section = 0, x = 0, y = 0] = view.ways_out[Number(first)] ?? []
      if (view.sections[String(section)]?.level === levelOf(view))
        add(`out-${first}`, [x + 0.5, y + 0.5], words.say('table-way-out'), pick)
    } else if (verb === 'stairs' || verb === 'climb' || verb === 'leave') {
      const [x = 0, y = 0] = view.square
      add('here', [x + 0.5, y + 0.5], words.say('table-you'), pick)
    }
  }
  return [...found.values()]
}

export function thing(words: Words, id: string): string {
  return id.startsWith(TEXT) || words.has(`thing-${id}`) ? words.thing(id) : words.say('table-nothing')
}

export function exitName(exit: Exit, words: Words): string {
  const said = words.say('table-exit', { n: exit.number, door: words.thing(exit.door) })
  return exit.b < 0 && exit.door !== 'sealed' ? `${said}, ${words.say('table-exit-new')}` : said
}

export function sectionName(section: Section, words: Words): string {
  return words.say('table-section', { n: section.number, kind: words.thing(section.kind) })
}

/** All that is worth saying of a section. */
export function describe(section: Section, words: Words): string[] {
  return [
    ...(section.special ? [words.thing(section.special)] : []),
    ...(section.floor
      ? [words.say('table-floor-walls', { floor: words.thing(section.floor), walls: words.thing(section.walls) })]
      : []),
    ...(section.lit ? [words.say('table-lit')] : []),
    ...(section.flooded ? [words.say('table-flooded')] : []),
    ...(section.searched ? [words.say('table-searched')] : []),
    ...(section.more ? [words.say('table-more')] : []),
    ...(section.cache ? [words.say('table-cache')] : []),
    ...(section.group ? [words.say(`table-group-${section.group}`)] : []),
    ...section.features.map((one) => thing(words, String(one[1]))),
    ...section.traps.map((trap) =>
      words.say(trap[2] ? 'table-trapped' : 'table-disarmed', { trap: words.thing(String(trap[0])) }),
    ),
  ]
}

// -------------------------------------------------------------------- the map as a file

const STYLE =
  '.floor{fill:#f4efe4}.lit{fill:#fff3c4}.wet{fill:#cfe3f0}.wall{stroke:#333;stroke-width:.12;fill:none;stroke-linecap:round}' +
  '.more{stroke-dasharray:.2 .2}.door{stroke:#a52;stroke-width:.28;fill:none}.sealed{stroke:#777}.mark{fill:#a63}' +
  'text{font:.6px sans-serif;fill:#333;text-anchor:middle}'
const CELL = 16

/** What he knows of the dungeon, all its levels side by side. */
export function svgOf(view: View, words: Words): string {
  const levels = [...new Set(Object.values(view.sections).map((one) => one.level))].sort((one, other) => one - other)
  let left = 0
  let deep = 0
  const parts: string[] = []
  for (const level of levels) {
    const box = bounds(view, level)
    parts.push(`<g transform="translate(${left - box.x} ${-box.y})">${levelSvg(view, level, words)}</g>`)
    left += box.wide
    deep = Math.max(deep, box.deep)
  }
  const title = escape(words.say('table-map'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left} ${deep}" width="${left * CELL}" height="${deep * CELL}" role="img"><title>${title}</title><style>${STYLE}</style>${parts.join('')}</svg>\n`
}

function levelSvg(view: View, level: number, words: Words): string {
  const drawn = Object.values(view.sections).filter((one) => one.level === level && one.squares.length)
  const floors = drawn.map(
    (one) =>
      `<path class="${one.flooded ? 'wet' : one.lit ? 'lit' : 'floor'}" d="${floor(one)}"/><path class="wall${one.more ? ' more' : ''}" d="${walls(one)}"/>`,
  )
  const doors = Object.values(view.exits)
    .filter((exit) => view.sections[String(exit.a)]?.level === level)
    .map(
      (exit) =>
        `<path class="door${exit.door === 'sealed' ? ' sealed' : ''}" d="${line(exit.square as Square, exit.side)}"><title>${escape(exitName(exit, words))}</title></path>`,
    )
  const marks = drawn.flatMap((one) =>
    one.features.map(
      (mark) =>
        `<circle class="mark" cx="${Number(mark[2]) + 0.5}" cy="${Number(mark[3]) + 0.5}" r=".25"><title>${escape(thing(words, String(mark[1])))}</title></circle>`,
    ),
  )
  const numbers = drawn.map((one) => `<text x="${label(one)[0]}" y="${label(one)[1] + 0.2}">${one.number}</text>`)
  return [...floors, ...doors, ...marks, ...numbers].join('')
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** How those who stand in a section are marked on the map. */
export const MOODS: Readonly<Record<string, string>> = { hostile: '!', friendly: '~', peace: '~', somebody: '?' }

/** Give the browser a text to keep as a file. */
export function keep(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
