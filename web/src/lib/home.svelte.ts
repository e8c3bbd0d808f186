/** What this browser knows of the house and of itself: games, profile, language, words. */
import { api } from './api'
import type { BoxInfo, House, LedgerInfo, Me, RulebookInfo } from './protocol'
import { Words } from './words'

const UI = import.meta.glob<string>('../../../src/oubliettes/words/ui.*.ftl', { query: '?raw', import: 'default' })
const WEB = import.meta.glob<string>('../words/web.*.ftl', { query: '?raw', import: 'default' })
const PAGES = import.meta.glob<string>('../words/pages.*.ftl', { query: '?raw', import: 'default' })
export const LANGUAGES = ['fr', 'en'] as const

/** After so many milliseconds what is known of a guest may be old. */
const STALE = 2000

export class Home {
  house: House | undefined = $state.raw()
  me: Me | undefined = $state.raw()
  lang = $state('en')
  /** The words that all games share. */
  words: Words | undefined = $state.raw()
  /** The words of the pages that are no tables, once somebody opens one. */
  pages: Words | undefined = $state.raw()
  private ui: string[] = []
  private known = 0
  private readonly games = new Map<string, Promise<Words>>()
  private readonly boxes = new Map<string, Promise<BoxInfo>>()
  private readonly ledgers = new Map<string, Promise<LedgerInfo>>()
  private readonly rulebooks = new Map<string, Promise<RulebookInfo>>()

  async load(): Promise<void> {
    const [house, me] = await Promise.all([api.house(), api.me()])
    this.house = house
    this.me = me
    this.known = Date.now()
    await this.speak(me.lang || navigator.language.slice(0, 2))
  }

  /** Whoever comes back from a table finds their matches as they are now, not as they were when the page was opened. */
  async recall(): Promise<void> {
    if (Date.now() - this.known > STALE) this.me = await api.me()
  }

  /** The page's language as this person's own country writes it: its dates. */
  get region(): string {
    const own = navigator.languages.find((one) => one.startsWith(this.lang))
    return own ?? (this.lang === 'en' ? 'en-GB' : this.lang)
  }

  /** Change the language of the page; it is remembered with the profile. */
  async speak(wanted: string, remember = false): Promise<void> {
    const lang = (LANGUAGES as readonly string[]).includes(wanted) ? wanted : 'en'
    const ui = await Promise.all([text(WEB, lang), text(UI, lang)])
    if (this.pages) this.pages = new Words(lang, [await text(PAGES, lang), ...ui])
    this.ui = ui
    this.games.clear()
    this.lang = lang
    this.words = new Words(lang, ui)
    document.documentElement.lang = lang
    if (remember) this.me = await api.change({ lang: lang as 'fr' | 'en' })
  }

  /** Fetch the words of the pages that are no tables. */
  async open(): Promise<Words> {
    return (this.pages ??= new Words(this.lang, [await text(PAGES, this.lang), ...this.ui]))
  }

  /** A game's words, with those that all games share behind them. */
  wordsOf(game: string): Promise<Words> {
    const lang = this.lang
    const key = `${game}:${lang}`
    const chance = this.house?.games.find((one) => one.slug === game)?.dice === false ? 'draws' : 'dice'
    const found =
      this.games.get(key) ?? api.words(game, lang).then((own) => new Words(lang, [own, ...this.ui], [], chance))
    this.games.set(key, found)
    found.catch(() => this.games.delete(key))
    return found
  }

  /** What a game is called. */
  title(game: string): string {
    return this.house?.games.find((one) => one.slug === game)?.about[this.lang]?.title ?? game
  }

  /** What is in a game's box. */
  boxOf(game: string): Promise<BoxInfo> {
    const found = this.boxes.get(game) ?? api.box(game)
    this.boxes.set(game, found)
    found.catch(() => this.boxes.delete(game))
    return found
  }

  /** The game on one page, and the pictures and examples of its rules. */
  rulebookOf(game: string): Promise<RulebookInfo> {
    const found = this.rulebooks.get(game) ?? api.rulebook(game)
    this.rulebooks.set(game, found)
    found.catch(() => this.rulebooks.delete(game))
    return found
  }

  /** The rules of a game; the text of those that give a surprise away only with `spoilers`. */
  ledgerOf(game: string, spoilers = false): Promise<LedgerInfo> {
    const key = `${game}:${spoilers}`
    const found = this.ledgers.get(key) ?? api.ledger(game, spoilers)
    this.ledgers.set(key, found)
    found.catch(() => this.ledgers.delete(key))
    return found
  }
}

async function text(files: Record<string, () => Promise<string>>, lang: string): Promise<string> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`.${lang}.ftl`))
  return load ? load[1]() : ''
}

export const home = new Home()
