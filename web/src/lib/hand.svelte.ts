/** The hand of whoever is asked at a table. */
import { untrack } from 'svelte'
import { sound, touch } from './foley'
import { home } from './home.svelte'
import type { Link } from './link.svelte'
import { gathered, named, noteOf, ordered, same, touching } from './options'
import type { Hand } from './prompting'
import type { GameTable } from './table'
import { meantBy, offBoard, touched } from './touch'
import { ways } from './ways.svelte'
import { slug, type Pick, type Words } from './words'

/** The table that it reaches over; how its game shows picks, once that is loaded. */
interface Reach {
  link: Link
  words: Words
  shows: GameTable | undefined
}

export class TableHand implements Hand {
  selected: readonly string[] = $state.raw([])
  /** What was touched without any use. */
  private puzzled: string | undefined = $state()
  /** The rule of the game about it, once that is known. */
  private itsRule: string | undefined = $state()
  sure: Pick | undefined = $state.raw()
  /** A pick that is sent as soon as it is known whether it asks for a second yes. */
  held: Pick | undefined = $state.raw()

  constructor(
    private readonly of: () => Reach,
    /** Something was picked. */
    private readonly onpick: () => void,
  ) {
    // A new question: nothing is pointed at, and the greyed options are asked for.
    $effect(() => {
      const { link } = untrack(this.of) // that the game's own table has come is no new question
      const ask = link.ask
      this.selected = []
      this.sure = this.held = this.puzzled = undefined
      if (ask?.blocked) link.want('blocked')
    })
    $effect(() => {
      if (this.selected.length) this.link.want('notes')
    })
    $effect(() => {
      const held = this.held
      if (held && (this.link.notes || this.link.status !== 'open')) untrack(() => this.choose(held))
    })
  }

  private get link(): Link {
    return this.of().link
  }

  private get words(): Words {
    return this.of().words
  }

  private get shows(): GameTable | undefined {
    return this.of().shows
  }

  get boarded(): boolean {
    return this.listed && !ways.list
  }

  get listed(): boolean {
    return this.shows?.fills ?? false
  }

  get room(): Hand['room'] {
    const { link, shows } = this.of()
    return shows?.low && link.view ? (shows.low(link.view) ? 'low' : 'tall') : undefined
  }

  noted = (pick: Pick): boolean => this.shows?.noted?.(pick) ?? false

  /** What stands for dozens of picks: pointing at it leaves their squares to be pointed at. */
  private readonly gathered: readonly string[] = $derived.by(() => {
    const { link, shows } = this.of()
    return shows?.gather && link.question ? gathered(link.question.options, shows.gather) : []
  })

  get groups(): readonly string[] {
    return this.selected.length || this.boarded ? [] : this.gathered
  }

  /** What the table itself offers as buttons would only crowd the bar, until something is pointed at. */
  readonly options: readonly Pick[] = $derived.by(() => {
    const { link, words, shows } = this.of()
    const ask = link.question
    if (!ask) return []
    const aside = (pick: Pick): boolean => shows?.aside?.(pick, ask) ?? false
    const sure = (pick: Pick): string => words.sure(pick)
    if (this.boarded)
      return ordered(ask.options, sure).filter((pick) => (offBoard(ask, pick) && !aside(pick)) || this.advised(pick))
    const fit = touching(ask, this.selected)
    return ordered(fit.length ? fit : ask.options, sure).filter(
      (pick) =>
        this.advised(pick) ||
        ((this.selected.length || shows?.fills || !aside(pick)) &&
          !this.gathered.includes(shows?.gather?.(pick) ?? '')),
    )
  })

  get meant(): Pick | undefined {
    const ask = this.link.question
    return this.boarded && ask ? meantBy(ask, this.selected) : undefined
  }

  /** Advice is followed in the bar, wherever else it might be. */
  private advised(pick: Pick): boolean {
    return this.link.advice !== undefined && same(this.link.advice, pick)
  }

  point = (id: string, anew = false): void => {
    const { link, shows } = this.of()
    const ask = link.question
    this.puzzled = this.sure = undefined
    if (!ask) return
    if (!shows?.fills) {
      const had = this.selected
      const next = had.includes(id) ? had.filter((one) => one !== id) : [...had, id]
      this.selected = touching(ask, next).length ? next : [id]
      return
    }
    const undoable = (pick: Pick): boolean => shows.undoable?.(pick) ?? false
    const { selected, plays, nothing } = touched(ask, anew ? [] : this.selected, id, undoable)
    this.selected = selected
    if (nothing) {
      this.puzzled = id
      this.itsRule = undefined
      void home.boxOf(link.game).then((box) => {
        if (this.puzzled === id) this.itsRule = box.things.find((one) => one.id === id)?.rules?.[0]
      })
      link.want('notes')
    } else {
      sound('lift')
      touch(8)
    }
    if (plays) this.choose(plays)
  }

  /** A thing that cannot be used says why, with its rule: more of it once that is known. */
  readonly why: Hand['why'] = $derived.by(() => {
    const { link, words, shows } = this.of()
    const id = this.puzzled
    if (id === undefined) return undefined
    const greyed = link.blocked.find(
      ({ pick }) => named(pick).includes(id) || (link.view && shows?.greyed?.(pick, link.view) === id),
    )
    const told = greyed && noteOf(link.notes, greyed.pick)
    const thing = words.thing(id)
    const name = words.has(`thing-${slug(id)}`) ? words.sentence(thing) : thing // a square's name is no word
    const about = words.has(`text-${slug(id)}`) ? words.say(`text-${slug(id)}`) : ''
    const value = told ? words.note(told).join(' · ') : about
    const own = value || !link.view ? undefined : shows?.why?.(id, link.view, this.selected, words)
    const text = own?.text ?? (value ? words.say('pair', { name, value }) : words.say('no-use', { thing: name }))
    return { text, rule: greyed?.rule ?? own?.rule ?? (about && this.itsRule) ?? link.question?.rule ?? '' }
  })

  /** What cannot be taken back and costs dear asks for a second yes. */
  private dear(pick: Pick): boolean {
    return this.words.sure(pick) !== '' || (noteOf(this.link.notes, pick)?.danger ?? false)
  }

  choose = (pick: Pick): void => {
    const { link, shows } = this.of()
    this.held = undefined
    if (this.sure !== pick && this.dear(pick)) {
      this.sure = pick
      return
    }
    if (!link.notes && link.status === 'open' && !shows?.undoable?.(pick)) {
      this.held = pick
      link.want('notes')
      return
    }
    this.sure = undefined
    this.onpick()
    link.pick(pick)
  }

  /** The nth thing that the bar offers: an option, or what stands for many. */
  nth(at: number): void {
    const group = this.groups[at - this.options.length]
    if (this.options[at]) this.choose(this.options[at])
    else if (group) this.point(group)
  }

  clear = (): void => {
    this.selected = []
    this.puzzled = this.sure = undefined
  }

  cancel = (): void => void (this.sure = undefined)
}
