/** How the events of Dungeon Heroes are shown: slabs turn, pieces walk and strike, what is found is seen before it goes. */
import type { Beat, Beats } from '../../lib/film.svelte'
import { sound, touch } from '../../lib/foley'
import type { DungeonHeroesView as View, LogEvent } from '../../lib/protocol'
import { at, banner, float, pulse, send, shake, shatter, show } from '../../lib/show'
import type { Words } from '../../lib/words'

/** So long a thing that a hero found is seen before anything becomes of it (ms). */
const SEEN = 320
/** So long one waits for great words; they stand longer, over what comes next (ms). */
const [AWE, GREAT] = [450, 1100]

const [HERE, FAR]: [Keyframe, Keyframe] = [
  { opacity: 1, transform: 'none' },
  { opacity: 0, transform: 'scale(.4)' },
]

const fact = (event: LogEvent, name: string): string => String(event.facts?.[name] ?? '')
const heroAt = (event: LogEvent): HTMLElement | null => at(`hero-${fact(event, 'hero')}`) as HTMLElement | null
const tileAt = (event: LogEvent): HTMLElement | null => at(`tile-${fact(event, 'square')}`) as HTMLElement | null

/** The way from the middle of one thing to that of another, or a part of it. */
function between(a: DOMRect, b: DOMRect, part = 1): string {
  const [x, y] = [b.x - a.x + (b.width - a.width) / 2, b.y - a.y + (b.height - a.height) / 2]
  return `translate(${x * part}px, ${y * part}px)`
}

/** A piece goes from where it stood to where it stands now. */
function walk(place: () => string, kind: 'step' | 'door' = 'step'): Beat {
  let from: DOMRect | undefined
  return {
    before: () => {
      from = at(place())?.getBoundingClientRect()
    },
    after: async () => {
      const piece = at(place())
      const to = piece?.getBoundingClientRect()
      sound(kind)
      if (!piece || !from || !to) return
      await show.anim(piece, [{ transform: between(to, from) }, { transform: 'none' }], 240)
    },
  }
}

/** The figure that is on another square than before. */
function moved(was: View, is: View): string {
  const found = Object.entries(is.figures).find(([id, one]) => {
    const old = was.figures[id]
    return old && old.squares.join() !== one.squares.join()
  })
  return `figure-${found?.[0] ?? ''}`
}

/** The figure of a kind, on that square where it is told. */
function figure(view: View, kind: string, square = ''): HTMLElement | null {
  const found = Object.entries(view.figures).find(
    ([, one]) => one.id === kind && (!square || one.squares.includes(square)),
  )
  return found ? (at(`figure-${found[0]}`) as HTMLElement | null) : null
}

async function lunge(from: Element | null, to: Element | null): Promise<void> {
  if (!from || !to) return
  const way = between(from.getBoundingClientRect(), to.getBoundingClientRect(), 0.45)
  await show.anim(from, [{ transform: 'none' }, { transform: way, offset: 0.45 }, { transform: 'none' }], 240)
}

/** The picture of what lies on a square leaves it, and goes over the board. */
async function rise(tile: Element | null, to: Element | null, how: Parameters<typeof send>[3]): Promise<void> {
  const picture = tile?.querySelector('svg')
  if (!picture || !to) return
  const copy = picture.cloneNode(true) as SVGElement
  Object.assign(copy.style, { width: '100%', height: '100%', color: getComputedStyle(picture).color })
  await send(copy, picture, to, how)
}

/** A piece breaks; its shards are as large as it was. */
async function shattered(piece: HTMLElement): Promise<void> {
  document.body.style.setProperty('--c', getComputedStyle(piece).getPropertyValue('--c'))
  await shatter(piece)
}

/** A slab turns over, and is seen for a while. */
function turn(event: LogEvent, seen: number): Beat {
  return {
    before: async () => {
      sound('slab')
      touch(12)
      await show.anim(tileAt(event), [{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }], 160, 'ease-in')
    },
    after: async () => {
      const tile = tileAt(event)
      await show.anim(tile, [{ transform: 'rotateX(-90deg)' }, { transform: 'rotateX(0)' }], 160, 'ease-out')
      if (tile?.classList.contains('under')) void pulse(tile, 1.35) // a hero stands before it
      if (seen) await show.wait(seen)
    },
  }
}

export function beats(words: Words): Beats {
  /** The tile that carries a hero off, until he is where it carries him. */
  let borne = ''
  /** Whether the dungeon plays by itself: what it turns over comes out at once. */
  let alone = false
  /** A ruling of the house that surprises: told with its number, long enough to be read, and nobody waits for it. */
  const ruled = (event: LogEvent): Beat => ({
    before: () => void banner(`§ ${event.rule?.replace(/^[A-Z]+-/, '')}`, words.event(event), 'bad', 2600),
  })
  /** A great moment: who it is about, and what became of them. However much has still to be shown, it is not hurried. */
  function great(
    event: LogEvent,
    kind: '' | 'bad' = '',
    who = fact(event, 'hero') || fact(event, 'monster'),
  ): Promise<void> {
    show.rate = 1
    void banner(words.sentence(words.thing(who)), words.event(event), kind, GREAT)
    return show.wait(AWE)
  }

  const turns = (dungeon: boolean) => (): Beat => ({
    before: () => {
      alone = dungeon
      if (!dungeon) sound('tap')
    },
    ...(dungeon && { after: () => show.wait(240) }),
  })
  const slain = (event: LogEvent, was: View): Beat => ({
    before: async () => {
      const square = fact(event, 'square')
      const victim = figure(was, fact(event, 'monster'), square)
      const tile = victim ? null : tileAt(event)
      await lunge(heroAt(event), victim ?? tile)
      sound('hit')
      sound('death')
      touch(20, 30, 60)
      if (victim) await shattered(victim)
      else await rise(tile, tile, { arc: 0, scale: 2, fade: 0 })
    },
  })
  const attacks = (event: LogEvent, was: View): Beat => ({
    before: async () => {
      sound('hit')
      await lunge(figure(was, fact(event, 'monster'), fact(event, 'square')), heroAt(event))
    },
  })

  const SHOWS: Record<string, (event: LogEvent, was: View, is: View) => Beat> = {
    revealed: (event) => turn(event, alone ? 0 : SEEN),
    enters: (event) => {
      const how = borne
      borne = ''
      if (how === 'portal') return { after: () => show.anim(heroAt(event), [FAR, HERE], 240) }
      return how ? {} : walk(() => `hero-${fact(event, 'hero')}`)
    },
    carried: (event) => ({
      before: async () => {
        const [hero, tile] = [heroAt(event), at(`tile-${squareOf(event)}`)]
        borne = fact(event, 'tile')
        sound('door')
        if (borne === 'portal')
          return show.anim(tile, [{ transform: 'none' }, { transform: 'scale(1.7) rotate(1turn)' }], 420)
        await shake(tile, 4)
        const to = at(`square-${fact(event, 'square')}`)
        if (!hero || !to) return
        const way = between(hero.getBoundingClientRect(), to.getBoundingClientRect())
        await Promise.all([hero, tile].map((one) => show.anim(one, [{ transform: 'none' }, { transform: way }], 280)))
      },
    }),
    'monster-moves': (_, was, is) => walk(() => moved(was, is)),
    'moves-from': (_, was, is) => walk(() => moved(was, is)),
    attacks,
    'attacks-from': attacks,
    slain,
    'slain-on': slain,
    hurt: (event) => ({
      after: async () => {
        const hero = heroAt(event) ?? at(`mate-${fact(event, 'hero')}`)
        void pulse(at(`tile-${squareOf(event)}`), 1.5) // what he stands on springs
        sound('wound')
        touch(60)
        void float(hero, `−${fact(event, 'damage')}`)
        await shake(hero, 6)
      },
    }),
    poison: (event) => ({
      after: async () => {
        const cloud = tileAt(event)
        sound('alas')
        await show.wait(SEEN)
        await rise(cloud, cloud, { ms: 620, arc: 0, scale: 5, fade: 0 })
      },
    }),
    dies: (event) => ({
      before: async () => {
        sound('death')
        touch(20, 30, 60)
        const hero = heroAt(event)
        if (hero) await shattered(hero)
        await great(event, 'bad')
      },
    }),
    'tile-leaves': (event) => ({
      before: async () => {
        if (borne === 'moving_floor') return
        const through = borne ? document.querySelector(`[data-square="${fact(event, 'square')}"]`) : null
        await Promise.all([tileAt(event), through].map((one) => show.anim(one, [HERE, FAR], 200)))
      },
    }),
    disarmed: (event) => ({
      before: async () => {
        sound('block')
        await shake(tileAt(event), 4)
      },
    }),
    treasure: (event) => ({
      before: async () => {
        const chest = at(`tile-${squareOf(event)}`) ?? document.querySelector('.floor.gold')
        sound('coin')
        touch(15, 40, 15)
        void show.anim(chest?.firstElementChild, [{ opacity: 0 }, { opacity: 0 }], 520)
        await rise(chest, at('prize'), { ms: 520, arc: 60, scale: 0.6 })
      },
      after: async () => {
        sound('level')
        await pulse(at('prize'), 1.3)
      },
    }),
    equips: (event) => ({
      after: async () => {
        sound('gem')
        await pulse(at(`mate-${fact(event, 'hero')}`), 1.05)
      },
    }),
    healed: (event) => ({
      after: async () => {
        sound('gem')
        await float(heroAt(event), `+${fact(event, 'points')}`, 'good')
      },
    }),
    appears: (event, _, is) => ({
      after: async () => {
        const piece = figure(is, fact(event, 'monster'), fact(event, 'square'))
        const dragon = fact(event, 'monster') === 'dragon'
        sound(dragon ? 'dragon' : 'lift')
        if (dragon) {
          show.rate = 1
          touch(60, 40, 120)
          void shake(document.querySelector('.board'), 9, 600)
        }
        await show.anim(
          piece,
          [
            { transform: 'scale(.5)', opacity: 0.3 },
            { transform: 'scale(1.2)', opacity: 1, offset: 0.6 },
            { transform: 'none' },
          ],
          dragon ? 500 : 280,
        )
        if (dragon) await great(event, 'bad')
      },
    }),
    stretches: (event, _, is) => ({
      after: () =>
        show.anim(
          figure(is, fact(event, 'monster')),
          [{ transform: 'scale(.7)' }, { transform: 'scale(1.06)' }, { transform: 'none' }],
          320,
        ),
    }),
    placed: (event) => ({
      after: async () => {
        sound('seal')
        await show.anim(
          tileAt(event),
          [
            { transform: 'translateY(-30%) scale(1.35)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          180,
        )
      },
    }),
    aggressive: (event) => ({
      before: async () => {
        sound('dragon')
        touch(60, 40, 120)
        await great(event, 'bad', 'dungeon')
      },
    }),
    'hero-raised': (event) => ({
      after: async () => {
        sound('victory')
        show.rate = 1
        await show.anim(
          heroAt(event),
          [
            { transform: 'translateY(-80%)', opacity: 0, filter: 'brightness(4)' },
            { transform: 'none', opacity: 1, filter: 'none' },
          ],
          700,
        )
        void great(event)
      },
    }),
    possessed: (event) => ({ after: () => great(event, 'bad') }),
    released: (event) => ({ after: () => pulse(heroAt(event), 1.2) }),
    damsel: (event) => ({ after: () => great(event, '', 'damsel') }),
    raised: (event) => ({ after: () => pulse(at(`square-${fact(event, 'square')}`), 1.2) }),
    'heroes-turn': turns(false),
    'heroes-turn-all': turns(false),
    'dungeon-turn': turns(true),
    'running-out': ruled,
    'nobody-obeys': ruled,
    'tile-due': ruled,
    'game-over': (event, _, is) => ({
      before: async () => {
        sound(fact(event, 'winner') === 'heroes' ? 'victory' : 'defeat')
        const lost = is.treasures < is.treasures_to_win
        await banner(words.sentence(words.thing(fact(event, 'winner'))), words.event(event), lost ? 'bad' : '', 1400)
      },
    }),
  }

  /** Where a hero found what he found: where he stands. */
  function squareOf(event: LogEvent): string {
    return at(`hero-${fact(event, 'hero')}`)?.getAttribute('data-square') ?? ''
  }

  return (event, was, is) => SHOWS[event.key]?.(event, was as unknown as View, is as unknown as View)
}
