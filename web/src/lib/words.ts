/** What is said at a table, in one language: the twin of `oubliettes.words`, over the same Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { AskInfo, DieInfo, LogEvent, ModifierInfo, NoteInfo, RolledInfo } from './protocol'

export type Pick = readonly (string | number)[]
export type Facts = Readonly<Record<string, unknown>>

const LETTERS = 'abcdefgh'
const TYPED = ['roll-die', 'confirm-roll']
/** Before what somebody typed, where the name of a thing stands. */
export const TEXT = 'text:'
/** How a total stands to what it is held against, in print. */
const NEEDS: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤' }
/** The forms of a thing's name in a sentence: with its article, at the beginning or further on. */
const FORMS = ['subject', 'object']

/** What Fluent writes before a number below zero: in a game's own messages a minus sign stands there. */
const HYPHEN = /(?<![\p{L}\d_-])-(?=\d)/gu

export class Words {
  private readonly bundles: FluentBundle[]
  /** Everything on the table that has a name. */
  readonly thingIds: readonly string[]

  /** `texts`: Fluent sources, the game's own before those that all games share. */
  constructor(
    readonly lang: string,
    texts: string[],
    readonly names: readonly string[] = [],
    /** What chance is at this table: any message may ask for it. */
    readonly chance: 'dice' | 'draws' = 'dice',
  ) {
    this.bundles = texts.map((text) => bundle(lang, text))
    this.thingIds = [...(texts[0] ?? '').matchAll(/^thing-([\w-]+) *=/gm)].map((found) => found[1] as string)
  }

  /** The same words at a table where these people sit. */
  at(names: readonly string[]): Words {
    const words = Object.create(Words.prototype) as { -readonly [key in keyof Words]: Words[key] }
    return Object.assign(words, this, { names }) as unknown as Words
  }

  has(id: string): boolean {
    return this.bundles.some((found) => found.hasMessage(id))
  }

  /** A message by its whole id, the facts as they are. A missing one shows its id: better than a blank screen. */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    for (const found of this.bundles) {
      const pattern = found.getMessage(id)?.value
      if (!pattern) continue
      const text = found.formatPattern(pattern, { chance: this.chance, ...facts }, [])
      return found === this.bundles[0] ? text.replace(HYPHEN, '−') : text
    }
    return id
  }

  /** A text that begins as a sentence does. */
  sentence(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1)
  }

  /** Why something was refused, by its code. A code without a sentence of its own: as the server put it. */
  refusal(code: string, why: string): string {
    return this.has(`no-${code}`) ? this.say(`no-${code}`) : why
  }

  attribute(id: string, name: string, facts: Record<string, FluentVariable> = {}): string {
    for (const found of this.bundles) {
      const message = found.getMessage(id)
      if (message) {
        const pattern = message.attributes[name]
        return pattern ? found.formatPattern(pattern, facts, []) : ''
      }
    }
    return ''
  }

  // ---------------------------------------------------------------- things

  /** The name of a thing, in the form for `n` of them; `seat:2` is a player, `text:Ana` what somebody typed. */
  thing(id: string, n = 1): string {
    if (id.startsWith(TEXT)) return id.slice(TEXT.length)
    const seat = /^seat:(\d+)$/.exec(id)
    return seat ? this.seat(Number(seat[1])) : this.say(`thing-${slug(id)}`, { n })
  }

  /** `2 goblins`. */
  counted(id: string, n: number): string {
    return this.say('counted', { n, thing: this.thing(id, n) })
  }

  /** `2 goblins, 1 chest and 1 potion`. */
  listing(items: readonly string[]): string {
    if (!items.length) return this.say('list-nothing')
    const last = items[items.length - 1] as string
    const before = items.slice(0, -1).join(', ')
    return before ? this.say('list-last', { before, last }) : last
  }

  things(counts: Readonly<Record<string, number>>): string {
    return this.listing(
      Object.entries(counts)
        .filter(([, n]) => n)
        .map(([id, n]) => this.counted(id, n)),
    )
  }

  seat(number: number): string {
    return this.names[number] || this.say('seat', { number: number + 1 })
  }

  // ---------------------------------------------------------------- what a match says

  label(pick: Pick, ask?: AskInfo): string {
    if (pick[0] === 'die' && ask?.facts) return this.face(String(ask.facts['what']), Number(pick[1]))
    const places = ask?.facts?.[String(pick[0])]
    if (Array.isArray(places))
      return this.say(`pick-${slug(String(pick[0]))}-named`, { a: this.thing(String(places[Number(pick[1])])) })
    return this.say(this.pickId(pick), this.arguments(pick))
  }

  /** The numbers of the rules behind a pick. */
  rules(pick: Pick): string[] {
    const ids: Record<string, FluentVariable> = {}
    pick.slice(1).forEach((argument, at) => {
      ids[LETTERS[at] as string] = typeof argument === 'string' ? slug(argument) : argument
    })
    return this.attribute(this.pickId(pick), 'rules', ids).split(/\s+/).filter(Boolean)
  }

  /** The question to put before this pick, or nothing. */
  sure(pick: Pick): string {
    return this.attribute(this.pickId(pick), 'sure', this.arguments(pick))
  }

  prompt(ask: AskInfo, seat: number): string {
    const facts: Record<string, unknown> = { seat, ...ask.facts }
    const typed: Record<string, FluentVariable> = {}
    if (TYPED.includes(ask.prompt)) {
      const what = String(facts['what'] ?? '')
      typed['what'] = what ? this.say(`dice-${slug(what)}`) : this.say('dice')
      typed['values'] = this.listing((facts['values'] as number[]).map((value) => this.face(what, value)))
      delete facts['what']
      delete facts['values']
    }
    return this.say(`prompt-${ask.prompt}`, { ...this.spelled(facts), ...typed })
  }

  /** A face of a die: by its name where it has one. */
  face(what: string, value: number): string {
    const id = `face-${slug(what)}-${value}`
    return this.has(id) ? this.say(id) : String(value)
  }

  event(event: LogEvent): string {
    return this.say(`event-${event.key}`, this.spelled(event.facts ?? {}))
  }

  quiet(event: LogEvent): boolean {
    return this.attribute(`event-${event.key}`, 'quiet') !== ''
  }

  // ---------------------------------------------------------------- dice, notes, the box

  /** Dice that decided something, on one line: `Ana · Attack: d10 7 +4 Strength = 11 > Rat: d10 3 → hit`. */
  rolled(roll: RolledInfo): string {
    const held = this.held(roll)
    const line = this.say('rolled', { what: this.rolls(roll), dice: this.sum(roll) })
    return [held ? `${line} ${held}` : line, ...(roll.outcome ? [this.outcome(roll)] : [])].join(' → ')
  }

  /** Who rolls, and what for. */
  rolls(roll: RolledInfo): string {
    const what = this.say(`roll-${slug(roll.what)}`)
    return roll.by ? `${this.thing(roll.by)} · ${what}` : what
  }

  outcome(roll: RolledInfo): string {
    return this.say(`outcome-${slug(roll.outcome ?? '')}`)
  }

  /** `≥ 12`, or `> Rat: d10 3`. */
  private held({ need = '', target, against }: RolledInfo): string {
    const said = typeof target === 'number' ? [this.need(need), String(target)] : []
    if (against)
      said.push(
        this.need(need),
        against.by ? this.say('rolled', { what: this.thing(against.by), dice: this.sum(against) }) : this.sum(against),
      )
    return said.filter(Boolean).join(' ')
  }

  need(need = ''): string {
    return NEEDS[need] ?? need
  }

  /** The dice, what is added to them, and what that makes. */
  private sum(roll: RolledInfo): string {
    const parts = [...roll.dice.map((die) => this.die(die)), ...(roll.modifiers ?? []).map((one) => this.modifier(one))]
    return (summed(roll) ? [...parts, `= ${roll.total}`] : parts).join(' ')
  }

  /** One die: `d10 7`, or the name of its face; in brackets where it does not count. */
  die(die: DieInfo): string {
    const face = this.side(die)
    const said = face === String(die.value) ? this.say('die', { faces: die.faces, value: die.value }) : face
    return die.counts === false ? `(${said})` : said
  }

  /** What lies on top of a die. */
  side(die: DieInfo): string {
    return die.kind ? this.face(die.kind, die.value) : String(die.value)
  }

  /** `+2 Strength`. */
  modifier({ name, value }: ModifierInfo): string {
    const id = `mod-${slug(name)}`
    return `${value < 0 ? '−' : '+'}${Math.abs(value)} ${this.has(id) ? this.say(id) : this.thing(name)}`
  }

  /** What is to know about a pick, line by line. */
  note(note: NoteInfo): string[] {
    const said = (note.lines ?? []).map(({ key, facts }) => this.say(`note-${slug(key)}`, this.spelled(facts ?? {})))
    return note.chance === undefined ? said : [this.say('note-chance', { n: percent(note.chance) }), ...said]
  }

  /** A number of the box: things by their names, lists as such. */
  value(value: unknown): string {
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no')
    if (typeof value === 'string') return this.has(`thing-${slug(value)}`) ? this.thing(value) : value
    if (Array.isArray(value)) return this.listing(value.map((item) => this.value(item)))
    if (value === null || typeof value !== 'object') return String(value)
    return this.listing(
      Object.entries(value).map(([name, item]) =>
        this.say('pair', { name: this.value(name), value: this.value(item) }),
      ),
    )
  }

  ending(key: string, facts: Facts = {}): string {
    return this.say(`ending-${key}`, this.spelled(facts))
  }

  option(id: string): string {
    return this.say(`option-${slug(id)}`)
  }

  optionValue(id: string, value: unknown): string {
    const message = `option-${slug(id)}-${slug(String(value).toLowerCase())}`
    return this.has(message) ? this.say(message) : String(value)
  }

  private pickId(pick: Pick): string {
    const verb = `pick-${slug(String(pick[0]))}`
    const names = pick.slice(1).filter((argument, at) => at === 0 || typeof argument === 'string')
    const specials = names.length ? names.map((name) => `${verb}-${slug(String(name))}`) : [`${verb}-bare`]
    return specials.find((special) => this.has(special)) ?? verb
  }

  private arguments(pick: Pick): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {}
    pick.slice(1).forEach((argument, at) => {
      const name = LETTERS[at] as string
      if (typeof argument === 'number') {
        found[name] = argument
        found[`${name}_nth`] = argument + 1
        return
      }
      const following = pick[at + 2]
      found[`${name}1`] = this.thing(argument)
      found[name] = typeof following === 'number' ? this.counted(argument, following) : this.thing(argument)
      Object.assign(found, this.forms(name, argument))
    })
    if (pick.length > 2) found['self'] = pick[1] === pick[2] ? 'yes' : 'no'
    return found
  }

  private spelled(facts: Facts): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(facts)) {
      const text = this.spell(name, value)
      if (text !== undefined) found[name] = text
      if (typeof value === 'string') Object.assign(found, this.forms(name, value))
    }
    return found
  }

  private forms(name: string, thing: string): Record<string, string> {
    const said = FORMS.map((form) => [`${name}_${form}`, this.attribute(`thing-${slug(thing)}`, form)] as const)
    return Object.fromEntries(said.filter(([, text]) => text))
  }

  /** A fact as a message can use it, or nothing if it is not for messages. */
  private spell(name: string, value: unknown): FluentVariable | undefined {
    if (typeof value === 'boolean') return String(value)
    if (typeof value === 'number') return name === 'seat' || name.endsWith('_seat') ? this.seat(value) : value
    if (typeof value === 'string') return name === 'rule' ? `§${value}` : this.thing(value)
    if (!Array.isArray(value)) return undefined
    if (name === 'pick' && typeof value[0] === 'string') return this.label(value)
    if (value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number')
      return this.counted(value[0], value[1])
    if (value.every((item) => typeof item === 'string' || typeof item === 'number' || Array.isArray(item)))
      return this.listing(value.map((item) => String(this.spell('', item))))
    return undefined
  }
}

/** Whether the total says more than the dice do by themselves. */
export function summed({ dice, modifiers = [], total }: RolledInfo): boolean {
  return typeof total === 'number' && !(dice.length === 1 && !modifiers.length && dice[0]!.value === total)
}

/** A chance in hundredths: only what is certain is 100, only what is impossible is 0. */
export function percent(chance: number): number {
  const n = Math.round(100 * chance)
  return chance <= 0 || chance >= 1 ? n : Math.min(99, Math.max(1, n))
}

/** An id as a message may be called: `die:fighter` is `die-fighter`. */
export function slug(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]/g, '-')
}

function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}
