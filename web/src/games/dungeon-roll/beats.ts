/** How the events of Dungeon Roll are shown: dice fall where they lie, causes fly to their effects, the Dragon wakes. */
import { sound, touch } from '../../lib/foley'
import type { Beat, Beats } from '../../lib/film.svelte'
import type { DungeonRollView, LogEvent, RolledInfo } from '../../lib/protocol'
import { at, banner, float, fly, pulse, send, shake, shatter, show } from '../../lib/show'
import type { Words } from '../../lib/words'
import { KINDS } from './pieces'

/** The face of a Dungeon die that is a Dragon. */
const DRAGON = KINDS.dungeon.faces.length
const STRIKE = { ms: 250, arc: 50, scale: 1.05, spin: 200, easing: 'cubic-bezier(.5,0,.9,.5)' }

function all(place: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-at^="${CSS.escape(place)}"]`)]
}

/** The dice at places, the last first: `die-fighter-1`, `die-fighter-0`. */
function lying(zone: string, face: string): HTMLElement[] {
  return all(`${zone}-${face}-`).reverse()
}

/** What `["goblin", 2]` says. */
function counts(fact: unknown): [string, number][] {
  if (!Array.isArray(fact)) return []
  return typeof fact[0] === 'string' ? [[fact[0], Number(fact[1])]] : (fact as [string, number][])
}

/** Where a source stands: a die of the party, a lent one, a token, the Hero's card. */
function sourceAt(source: unknown): HTMLElement | undefined {
  const [kind, name = ''] = String(source).split(':')
  if (kind === 'die' || kind === 'lent') return lying(kind, name)[0]
  return (at(kind === 'token' ? `token-${name}` : 'hero') as HTMLElement | null) ?? undefined
}

/** The dice of a roll, where they came to lie. */
function fallen(roll: RolledInfo): Element[] {
  const zone = roll.dice[0]?.kind === 'party' ? 'die' : 'pit'
  const names = roll.dice.map((die) => KINDS[zone === 'die' ? 'party' : 'dungeon'].faces[die.value - 1] ?? '')
  const seen = new Map<string, number>()
  return names.flatMap((name) => {
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    const found = all(`${zone}-`).filter((el) => el.querySelector('.solid')?.getAttribute('data-face') === name)
    const solid = found[found.length - 1 - nth]?.querySelector('.solid')
    return solid ? [solid] : []
  })
}

async function strike(event: LogEvent, targets: HTMLElement[], ends: () => void): Promise<void> {
  const from = sourceAt(event.facts?.['source'])
  const to = targets[0]
  if (from?.classList.contains('die') && to) await gone(from, to, STRIKE)
  else if (from && to) await send(from, from, to, STRIKE)
  ends()
}

/** All who face the Dragon go for it at once. */
async function charge(sources: readonly string[]): Promise<void> {
  const lair = at('lair')
  if (!lair) return
  const going = sources.map((source, nth) => {
    const alike = sources.slice(0, nth).filter((one) => one === source).length
    return source.startsWith('die:') ? lying('die', source.slice(4))[alike] : sourceAt(source)
  })
  sound('lift')
  await Promise.all(
    going.map((one) => one && (one.classList.contains('die') ? gone(one, lair, STRIKE) : send(one, one, lair, STRIKE))),
  )
}

function broken(targets: HTMLElement[]): void {
  sound('hit')
  sound('death')
  touch(35)
  void shake(document.querySelector('main'), 5)
  for (const one of targets) void shatter(one)
}

function monsters(event: LogEvent): HTMLElement[] {
  const facts = event.facts ?? {}
  return counts(facts['monsters'] ?? facts['dice']).flatMap(([face, n]) => lying('pit', face).slice(0, n))
}

/** The dice that leave the pit. */
function leaving(was: DungeonRollView, is: DungeonRollView): HTMLElement[] {
  return Object.entries(was.dungeon).flatMap(([face, n]) => lying('pit', face).slice(0, n - (is.dungeon[face] ?? 0)))
}

/** They fly into the Lair, each to a place of its own. */
async function lured(dice: HTMLElement[], was: DungeonRollView): Promise<void> {
  const free = all('socket-').slice(was.lair)
  const lair = at('lair')
  if (!lair) return
  sound('wound')
  touch(30)
  await Promise.all(dice.map((die, nth) => gone(die, free[nth] ?? lair, { ms: 320, arc: 30, scale: 0.6 })))
}

/** A die flies there, and is not seen any more where it lay. */
async function gone(die: HTMLElement, to: Element, how: Parameters<typeof fly>[2]): Promise<void> {
  await fly(die, to, how)
  die.style.visibility = 'hidden'
}

/** A die comes from somewhere to where it lies. */
async function arrives(die: HTMLElement | undefined, from: Element | null): Promise<void> {
  if (!die || !from) return
  const [a, b] = [die.getBoundingClientRect(), from.getBoundingClientRect()]
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
  sound('lift')
  await show.anim(
    die,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.4)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    300,
  )
}

/** A die shows another face: on its edge for an instant, then round. */
function turned(dice: readonly Element[]): Promise<unknown> {
  sound('lift')
  return Promise.all(
    dice.map((die) => show.anim(die, [{ transform: 'rotateY(90deg) scale(1.15)' }, { transform: 'none' }], 360)),
  )
}

type Show = (event: LogEvent, was: DungeonRollView, is: DungeonRollView) => Beat

export function beats(words: Words): Beats {
  /** Dragons fall with the others: the next event takes them to the Lair. */
  const rolled: Show = (event, _, is) => {
    const dragon = (event.rolls ?? []).flatMap((roll) => roll.dice).filter(({ value }) => value === DRAGON).length
    return {
      ...(dragon && { shows: { ...is, dungeon: { ...is.dungeon, dragon } } }),
      after: () => show.rollAll((event.rolls ?? []).flatMap(fallen), [3.2, -2.4]),
    }
  }

  const SHOWS: Record<string, Show> = {
    'party-rolled': (event) => ({
      after: () => show.rollAll((event.rolls ?? []).flatMap(fallen), [-3, 2.2]),
    }),
    'dungeon-rolled': rolled,
    'dungeon-again': rolled,
    'scrolls-to-champions': (event) => ({
      after: () => turned(lying('die', 'champion').slice(0, counts(event.facts?.['dice'])[0]?.[1])),
    }),
    scroll: (event) => ({
      before: () => {
        const [scroll, grave] = [sourceAt(event.facts?.['source']), at('graveyard')]
        sound('lift')
        return scroll?.classList.contains('die') && grave
          ? gone(scroll, grave, { ms: 260, scale: 0.5 })
          : pulse(scroll ?? null)
      },
    }),
    glory: () => ({ before: () => void sound('step') }),
    'to-lair': (_, was, is) => ({
      before: () => lured(leaving(was, is), was),
      after: () => woken(was, is),
    }),
    bait: (_, was, is) => ({
      before: () => lured(leaving(was, is), was),
      after: () => woken(was, is),
    }),
    charmed: () => ({ after: () => turned(lying('pit', 'potion').slice(0, 1)) }),
    lent: () => ({ after: () => arrives(all('lent-').at(-1), at('pit')) }),
    fight: (event) => {
      const fall = monsters(event)
      return { before: () => strike(event, fall, () => broken(fall)), after: () => void pulse(at('graveyard')) }
    },
    kill: (event) => ({ before: () => broken(monsters(event)) }),
    swept: (event) => ({ before: () => broken(monsters(event)) }),
    open: (event) => {
      const chests = counts(event.facts?.['chests']).flatMap(([, n]) => lying('pit', 'chest').slice(0, n))
      return { before: () => strike(event, chests, () => sound('door')), after: () => void pulse(at('graveyard')) }
    },
    drink: (event) => ({
      before: () => strike(event, lying('pit', 'potion').slice(0, 1), () => sound('gem')),
    }),
    revive: (event) => ({
      after: () => arrives(lying('die', String(event.facts?.['face']))[0], at('graveyard')),
    }),
    'token-drawn': (event) => ({
      after: async () => {
        const token = String(event.facts?.['token'])
        const [coin, from] = [at(`token-${token}`), at('pit')]
        if (!coin || !from) return
        sound('coin')
        touch(15, 40, 15)
        void float(from, words.thing(token), 'prize')
        // the first of its kind is not there before it comes
        if (!coin.querySelector('.count')) void show.anim(coin, [{ opacity: 0 }, { opacity: 0 }], 520)
        await send(coin, from, coin, { ms: 520, spin: 360 })
        void pulse(coin)
      },
    }),
    ultimate: () => ({
      before: () => {
        sound('crit')
        touch(30, 20, 60)
        return pulse(at('hero'), 1.06)
      },
    }),
    'dragon-defeated': (event) => ({
      before: async () => {
        await charge(counts(event.facts?.['sources']).map(([source]) => source))
        sound('hit')
        sound('victory')
        touch(30, 20, 60)
        void banner(words.say('moment-dragon-falls'), '', '', 1100)
        void shake(document.querySelector('main'), 7)
        await show.wait(350)
      },
    }),
    ring: () => ({ before: () => void sound('gem') }),
    elixir: () => ({ before: () => void sound('gem') }),
    portal: () => ({ before: () => void sound('door') }),
    regroup: (event) => ({
      after: () => {
        sound('level')
        touch(12, 30, 12, 30, 24)
        void banner(words.say('moment-cleared', { level: Number(event.facts?.['level']) }), '', '', 900)
      },
    }),
    retire: () => ({ before: () => void sound('door') }),
    flee: () => ({
      before: () => {
        sound('defeat')
        touch(80)
        return show.wait(300)
      },
    }),
    legend: () => ({ before: () => void sound('victory') }),
    xp: (event) => ({
      after: () => {
        const seat = at(`seat-${Number(event.facts?.['seat'])}`)
        sound('gem')
        void float(seat, `+${Number(event.facts?.['amount'])}`, 'good')
      },
    }),
    master: (event) => ({
      after: () => {
        sound('victory')
        return banner(words.event(event), '', '', 1100) // what comes next may be the end, where it would lie over the scores
      },
    }),
  }

  async function woken(was: DungeonRollView, is: DungeonRollView): Promise<void> {
    if (was.lair >= was.wakes || is.lair < is.wakes) return
    sound('dragon')
    touch(60, 40, 120)
    void shake(document.querySelector('main'), 9, 500)
    void banner(words.say('moment-dragon-wakes'), '', 'bad', 1300)
    await show.wait(500)
  }

  return (event, was, is) =>
    SHOWS[event.key]?.(event, was as unknown as DungeonRollView, is as unknown as DungeonRollView)
}
