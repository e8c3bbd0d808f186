/** How the events of Dungeon Heroes are shown: slabs turn, pieces walk and strike, what is found is seen before it goes. */
import type { Beat, Beats } from '../../lib/film.svelte'
import { sound, touch } from '../../lib/foley'
import type { DungeonHeroesView as View, LogEvent } from '../../lib/protocol'
import { at, banner, float, pulse, send, shake, shatter, show } from '../../lib/show'
import type { Words } from '../../lib/words'

/** So long a thing that was found is seen before anything becomes of it (ms). */
const SEEN = 320

const fact = (event: LogEvent, name: string): string => String(event.facts?.[name] ?? '')
const heroAt = (event: LogEvent): HTMLElement | null => at(`hero-${fact(event, 'hero')}`) as HTMLElement | null
const tileAt = (event: LogEvent): HTMLElement | null => at(`tile-${fact(event, 'square')}`) as HTMLElement | null

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
      const way = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
      await show.anim(piece, [{ transform: way }, { transform: 'none' }], 240)
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
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const way = `translate(${(b.x - a.x) * 0.45}px, ${(b.y - a.y) * 0.45}px)`
  await show.anim(from, [{ transform: 'none' }, { transform: way, offset: 0.45 }, { transform: 'none' }], 240)
}

/** A slab turns over. */
function turn(event: LogEvent): Beat {
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
      await show.wait(SEEN)
    },
  }
}

export function beats(words: Words): Beats {
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
    return banner(words.sentence(words.thing(who)), words.event(event), kind, 1100)
  }

  const slain = (event: LogEvent, was: View): Beat => ({
    before: async () => {
      const square = fact(event, 'square')
      const victim = figure(was, fact(event, 'monster'), square) ?? tileAt(event)
      await lunge(heroAt(event), victim)
      sound('hit')
      sound('death')
      touch(20, 30, 60)
      if (victim) await shatter(victim)
    },
  })
  const attacks = (event: LogEvent, was: View): Beat => ({
    before: async () => {
      sound('hit')
      await lunge(figure(was, fact(event, 'monster'), fact(event, 'square')), heroAt(event))
    },
  })

  const SHOWS: Record<string, (event: LogEvent, was: View, is: View) => Beat> = {
    revealed: turn,
    enters: (event) => walk(() => `hero-${fact(event, 'hero')}`),
    carried: (event) => ({
      before: async () => {
        sound('door')
        await pulse(tileAt(event) ?? heroAt(event), 1.3)
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
        sound('wound')
        touch(60)
        void float(hero, `−${fact(event, 'damage')}`)
        await shake(hero, 6)
      },
    }),
    poison: (event) => ({
      after: async () => {
        sound('alas')
        await pulse(tileAt(event), 1.5)
        await show.wait(SEEN)
      },
    }),
    dies: (event) => ({
      before: async () => {
        sound('death')
        touch(20, 30, 60)
        const hero = heroAt(event)
        if (hero) await shatter(hero)
        await great(event, 'bad')
      },
    }),
    'tile-leaves': (event) => ({
      before: () =>
        show.anim(
          tileAt(event),
          [
            { opacity: 1, transform: 'none' },
            { opacity: 0, transform: 'scale(.6)' },
          ],
          200,
        ),
    }),
    disarmed: (event) => ({
      before: async () => {
        sound('block')
        await shake(tileAt(event), 4)
      },
    }),
    treasure: (event) => ({
      before: async () => {
        const square = at(`tile-${squareOf(event)}`) ?? heroAt(event)
        const prize = at('prize')
        sound('coin')
        touch(15, 40, 15)
        if (square && prize) await send(square, square, prize, { arc: 60, scale: 0.4 })
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
            { transform: 'translateY(20%) scale(.3)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          dragon ? 500 : 220,
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
    'heroes-turn': () => ({ before: () => void sound('tap') }),
    'heroes-turn-all': () => ({ before: () => void sound('tap') }),
    'dungeon-turn': () => ({ after: () => show.wait(240) }),
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
