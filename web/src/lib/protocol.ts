// Generated from src/oubliettes/server by: python -m oubliettes.server.types
// Do not edit: change the Python types and run that command.

export const PROTOCOL = 1

/** The first message. `seen`: the greatest `n` of a log group this client holds, -1 for none. */
export interface Hello {
  type: 'hello'
  v: number
  seen?: number
}

/** Answer an ask. Safe to send again: one ask takes one answer. */
export interface MakePick {
  type: 'pick'
  ask: string
  pick: (string | number)[]
  id: string
}

/** Answer an ask and those of its chain that follow, one after the other: each is an entry of its own. */
export interface MakeChain {
  type: 'chain'
  ask: string
  picks: ((string | number)[])[]
  id: string
}

/** Take back the answer to the ask `of`, the one `state.undo` names. */
export interface Undo {
  type: 'undo'
  of: string
  id: string
}

/** Ask for what costs work: the greyed options and their rules, what each pick does, what a bot would do, what each */
export interface Want {
  type: 'want'
  what: 'advice' | 'blocked' | 'notes' | 'values'
  ask: string
}

/** Say something to the table: text, never markup. */
export interface Say {
  type: 'say'
  text: string
  id: string
}

/** `bot`: let a bot play that seat, or ask its person whether one may; `allow`, `refuse`: the person's answer; */
export interface SeatDo {
  type: 'seat'
  do: 'allow' | 'back' | 'bot' | 'leave' | 'mute' | 'refuse' | 'unmute'
  seat: number
  id: string
  level?: string
}

/** Give or revoke a standing order of one's own seat: see docs/protocol.md, "Standing orders". */
export interface GiveOrder {
  type: 'order'
  do: 'give' | 'revoke'
  order: string
  id: string
  term?: string
  about?: number
}

/** The SHA-256, in hex, of the salt this seat (or another `seat` of this device) will open at the start. Refused */
export interface Seal {
  type: 'seal'
  seal: string
  seat?: number
}

/** The answer to `open`, for each seat it names: the salt whose hash was sent as the seal. */
export interface Salt {
  type: 'salt'
  salt: string
  seat?: number
}

/** Answered by `pong`. */
export interface Ping {
  type: 'ping'
}

/** What this socket lacks now: see docs/protocol.md, "State". */
export interface State {
  type: 'state'
  n: number
  base?: number | null
  parts?: Record<string, unknown>
  gone?: string[]
  ask?: AskInfo | null
  waiting?: number[]
  undo?: string | null
  log?: LogGroup[]
  undone?: number[]
  due?: number | null
  now?: number
  acks?: string[]
  result?: ResultInfo | null
  stuck?: string
  orders?: StandingInfo[]
}

/** The question open for this seat. `id` goes back with the pick. `blocked`: greyed options can be asked for. */
export interface AskInfo {
  id: string
  prompt: string
  options: ((string | number)[])[]
  rule?: string
  facts?: Record<string, unknown>
  blocked?: boolean
  spots?: string[][]
  chain?: string
}

/** What followed from the input number `n`. */
export interface LogGroup {
  n: number
  events: LogEvent[]
  by?: string
  at?: number
}

/** One thing that happened: a message key, its facts, its rule, the dice it tells of. */
export interface LogEvent {
  key: string
  facts?: Record<string, unknown>
  rule?: string
  rolls?: RolledInfo[]
  parts?: Record<string, unknown>
  gone?: string[]
}

/** Dice that decided something: `roll-<what>`, whose they are, what was added, held against what, `outcome-<…>`. */
export interface RolledInfo {
  what: string
  dice: DieInfo[]
  by?: string
  modifiers?: ModifierInfo[]
  total?: number | null
  need?: '' | '<' | '<=' | '=' | '>' | '>='
  target?: number | null
  against?: RolledInfo | null
  outcome?: string
  again?: boolean
}

/** One die as it lies on the table. `kind`: its faces have names, `face-<kind>-<value>`. */
export interface DieInfo {
  faces: number
  value: number
  kind?: string
  counts?: boolean
  low?: number
}

/** What is added to the dice: `mod-<name>`, or the name of the thing. */
export interface ModifierInfo {
  name: string
  value: number
  rule?: string
}

/** How the match ended, and the seed that was committed to. */
export interface ResultInfo {
  scores: number[]
  ranks: number[]
  ending: string
  facts?: Record<string, unknown>
  seed?: string
}

/** A standing order of this seat: `order-<order>` in the words, for how long, and about whom. */
export interface StandingInfo {
  order: string
  term?: string
  about?: number
}

/** A refusal: nothing has changed. `id` is that of the message refused. */
export interface No {
  type: 'no'
  id: string
  code: 'answered' | 'bad-message' | 'broken' | 'closed' | 'interrupted' | 'late-seal' | 'no-hints' | 'not-now' | 'not-offered' | 'not-saved' | 'not-yours' | 'retry' | 'slow-down' | 'stopping' | 'stuck'
  why: string
  rule?: string
  done?: number
}

/** The answer to `want`: the greyed options; what each pick does; the pick a bot would make; the pick after a */
export interface Told {
  type: 'told'
  what: 'advice' | 'blocked' | 'notes' | 'values'
  ask: string
  blocked?: BlockedInfo[]
  notes?: NoteInfo[]
  advice?: (string | number)[]
  values?: Worth[]
}

export interface BlockedInfo {
  pick: (string | number)[]
  rule: string
}

/** What a pick does: cost, consequence, or why not. `danger`: ask once more. */
export interface NoteInfo {
  pick: (string | number)[]
  lines?: NoteLine[]
  chance?: number
  danger?: boolean
}

/** One thing to know: `note-<key>`, with its facts. */
export interface NoteLine {
  key: string
  facts?: Record<string, unknown>
}

/** What an option is worth, in hundredths. */
export interface Worth {
  pick: (string | number)[]
  value?: number
  odds?: number
}

/** Lines this socket has not had yet, oldest first. Show them as text. */
export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

export interface ChatLine {
  id: number
  seat: number
  text: string
  at: number
}

/** Who is at the table and what was agreed, whenever that changes. */
export interface People {
  type: 'people'
  table: TableInfo
}

/** What everybody at a table may know about it. */
export interface TableInfo {
  id: string
  game: string
  rules: number
  state: 'closed' | 'done' | 'open' | 'play' | 'stuck'
  seats: SeatInfo[]
  options?: Record<string, unknown>
  clock?: number
  dice?: 'fair' | 'real'
  hints?: boolean
  commitment?: string
  salts?: string[]
  host?: string
  host_away?: number
  watchers?: number
  rematch?: string
  continued?: ContinuedFrom | null
  campaign?: string
  requests?: Request[]
  handed?: Handed[]
}

/** Who sits where. `away`: since when (ms) nobody has been there, 0 when somebody is. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name?: string
  level?: string
  here?: boolean
  away?: number
  owned?: boolean
  seal?: string
  muted?: boolean
  sheet?: boolean
  face?: string
}

export interface ContinuedFrom {
  match: string
  n: number
}

/** Somebody asks the person of a seat to leave it to a bot, or to whoever gets an invite. Good for 2 minutes. */
export interface Request {
  seat: number
  what: 'bot' | 'invite'
  by: string
  at: number
  answer?: '' | 'no' | 'yes'
  level?: string
}

/** A seat went from hand to hand. `after`: the `n` of the state at which it happened; a log shows it after that. */
export interface Handed {
  seat: number
  what: 'back' | 'bot' | 'invited' | 'taken'
  who?: string
  why?: '' | 'absent' | 'agreed' | 'clock' | 'free' | 'own'
  by?: string
  name?: string
  after?: number
  since?: number
  at?: number
}

/** The match is about to start and the seals are closed: keep `commitment` and `seals`, for the record must agree */
export interface OpenSalt {
  type: 'open'
  commitment: string
  seats: number[]
  seals: string[]
}

/** The socket closes, and why: `stopping` (reconnect), `replaced` (the seat was given anew), `gone` (the match was */
export interface Bye {
  type: 'bye'
  why: 'flood' | 'full' | 'gone' | 'replaced' | 'stopping'
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong'
}

/** Every refusal: a code for programs, a sentence for people. */
export interface Problem {
  code: string
  why: string
}

/** A setting of a game: a form can be made from it. Labels are `option-<id>` and `option-<id>-<value>`. */
export interface OptionInfo {
  id: string
  kind: 'choice' | 'flag' | 'legacy' | 'number' | 'seat' | 'text'
  default?: unknown
  values?: string[]
  least?: number
  most?: number
  rules?: string[]
  seats?: number[]
}

/** A game on its card in the lobby, in one language. */
export interface About {
  title: string
  summary: string
  minutes: string
}

export interface GameInfo {
  slug: string
  rules: number
  seats: number[]
  options: OptionInfo[]
  about: Record<string, About>
  lesson: number
  secrets: boolean
  dice: boolean
}

/** What this server offers. */
export interface House {
  games: GameInfo[]
  levels: string[]
  protocol: number
  lan: boolean
}

export interface RuleInfo {
  id: string
  fr: string
  en: string
  source: string
  kind: string
  spoiler: boolean
}

/** A rulebook's rules, in the order of the book. */
export interface LedgerInfo {
  game: string
  sections: Record<string, Record<string, string>>
  rules: RuleInfo[]
}

/** A sentence or two of a rulebook, in every language, the rules it follows and a row of pictures. */
export interface PassageInfo {
  text: Record<string, string>
  rules: string[]
  show?: string[]
}

/** A part of the summary: how a turn goes, what one may do, who beats what, how one wins. */
export interface PartInfo {
  id: string
  title: Record<string, string>
  passages: PassageInfo[]
}

/** What makes a rulebook of the rules: the game on one page, and, by section, pictures and examples. */
export interface RulebookInfo {
  game: string
  summary: PartInfo[]
  pictures: Record<string, string[]>
  examples: Record<string, PassageInfo[]>
}

/** One kind of thing. The words have its name (`thing-<id>`), what it is (`kind-<kind>`), what its numbers are */
export interface ThingInfo {
  id: string
  kind: string
  numbers?: Record<string, unknown>
  rules?: string[]
  glyph?: string
}

/** A standing order that a seat may give: `order-<id>` in the words. */
export interface OrderInfo {
  id: string
  prompts: string[]
  terms: string[]
  about?: '' | 'seat'
}

/** What is in a game's box, as far as everybody may know it, and the places its board always has; also the questions */
export interface BoxInfo {
  game: string
  things: ThingInfo[]
  places: string[]
  chains: Record<string, string[]>
  orders: OrderInfo[]
}

/** A question of a tutorial: what is told before it, by language; the table, as in `state`; the pick to make. */
export interface LessonStep {
  say: Record<string, string>
  parts?: Record<string, unknown>
  gone?: string[]
  ask?: AskInfo | null
  pick?: (string | number)[]
  log?: LogGroup | null
  notes?: NoteInfo[]
}

/** A tutorial: a scripted game in which the learner, at `seat`, makes the moves. */
export interface Lesson {
  game: string
  names: string[]
  seat: number
  steps: LessonStep[]
  titles: Record<string, string>[]
}

/** A match this browser has a place at. */
export interface MyMatch {
  id: string
  game: string
  state: 'closed' | 'done' | 'open' | 'play' | 'stuck'
  seats: number[]
  names: string[]
  bots: string[]
  host: boolean
  at: number
  turn: boolean
}

/** What outlives a match: a career, titles. */
export interface SheetInfo {
  id: string
  game: string
  kind: string
  name: string
  origin: 'copy' | 'imported' | 'played'
  busy: string
  data: Record<string, unknown>
}

/** A party that plays match after match: its sheets belong to it, one for each seat, and I carry them. */
export interface CampaignInfo {
  id: string
  game: string
  name: string
  busy: string
  seats: string[]
}

/** `sheets`: sheets of mine that become the campaign's, by seat; they are its own from then on. */
export interface NewCampaign {
  game: string
  name: string
  sheets?: Record<string, string>
}

export interface Me {
  profile: string
  name: string
  lang: string
  prefs: Record<string, unknown>
  matches: MyMatch[]
  sheets: SheetInfo[]
  campaigns: CampaignInfo[]
}

/** What is no more. */
export interface Gone {
  matches?: string[]
  sheets?: string[]
  browsers?: string[]
  links?: number
}

/** A browser that has my profile. */
export interface BrowserInfo {
  id: string
  seen: number
  here: boolean
}

export interface Browsers {
  browsers: BrowserInfo[]
}

export interface MeChange {
  name?: string | null
  lang?: 'en' | 'fr' | null
  prefs?: Record<string, string | number | boolean> | null
}

/** A code, good once and for ten minutes, that brings this profile to another browser. */
export interface MoveCode {
  code: string
  until: number
}

export interface Claim {
  code: string
}

export interface SheetFile {
  game: string
  kind: string
  name: string
  data: Record<string, unknown>
}

/** A campaign in that file: its sheets by their seats. */
export interface CampaignFile {
  game: string
  name: string
  sheets: Record<string, SheetFile>
}

/** A profile as a file to keep. */
export interface ProfileFile {
  oubliettes: number
  name: string
  lang: 'en' | 'fr'
  sheets: SheetFile[]
  prefs?: Record<string, string | number | boolean>
  campaigns?: CampaignFile[]
}

/** Take a seat on this device. `seal`: the SHA-256 of this seat's salt. `sheet`: the id of a sheet to bring, or */
export interface Sit {
  seat: number
  name: string
  seal?: string | null
  sheet?: string
}

export interface BotSeat {
  seat: number
  level: string
}

/** Open a table. The asker is its host; `sit` may hold several seats (one device for several people). */
export interface NewMatch {
  game: string
  seats: number
  options?: Record<string, unknown>
  clock?: number
  dice?: 'fair' | 'real'
  hints?: boolean
  sit?: Sit[]
  bots?: BotSeat[]
  campaign?: string
}

/** Before the start, by the host. What is left out stays, of the options too. */
export interface ChangeMatch {
  seats?: number | null
  options?: Record<string, unknown> | null
  clock?: number | null
  dice?: 'fair' | 'real' | null
  hints?: boolean | null
}

/** Before the start, by the host: a bot, or nobody. */
export interface ChangeSeat {
  kind: 'bot' | 'open'
  level?: string
}

/** Before the start, by whoever sits there: go to a seat where nobody sits, or a bot, which takes theirs. */
export interface MoveSeat {
  to: number
}

/** `fill`: the level of the bots that take the seats still open; without it open seats are an error. */
export interface StartMatch {
  fill?: string
}

/** A table, and what this browser is there. */
export interface MatchInfo {
  table: TableInfo
  mine: number[]
  host: boolean
  watch: boolean
}

/** A link: `invite` (host; good once), `seat` (my seat on my other device), `watch`, `host`. */
export interface NewKey {
  role: 'host' | 'invite' | 'seat' | 'watch'
  seat?: number
}

/** A QR code: the side in modules, quiet zone included, and the dark ones as an SVG path. */
export interface Square {
  size: number
  path: string
}

/** A secret link. It is shown this once: the server keeps its hash. */
export interface KeyInfo {
  key: string
  url: string
  qr: Square
}

/** The key of a link, before it is used. */
export interface ShowKey {
  key: string
}

/** Where a link leads, for whoever has it: who invites, to which game, and what waits there. Nothing of who sits. */
export interface Welcome {
  game: string
  role: 'host' | 'invite' | 'seat' | 'watch'
  host?: string
  seat?: number
  seats?: number
  options?: Record<string, unknown>
}

/** Use a key. `name`, `seal` and `sheet` as in `Sit`, for an invite. */
export interface Enter {
  key: string
  name?: string | null
  seal?: string | null
  sheet?: string
}

/** The table after input `n`: what changed since the one before, as in `state`; its events carry their frames. */
export interface Frame {
  n: number
  kind: string
  seat?: number
  pick?: (string | number)[]
  by?: string
  at?: number
  parts?: Record<string, unknown>
  gone?: string[]
  log?: LogGroup | null
  undone?: number | null
  waiting?: number[]
}

/** A finished match as one seat saw it (-1: as everybody saw it). */
export interface Replay {
  seat: number
  frames: Frame[]
  result?: ResultInfo | null
  until?: number | null
  why?: string
}

/** How a finished match went. */
export interface Story {
  moves: number[]
  standing: number[][]
  luck: number[]
  turn: number
  seat: number
}

/** Scroll-back: the groups before `before`, oldest first; `more`: there are older ones. */
export interface LogPage {
  groups: LogGroup[]
  undone: number[]
  more: boolean
}

/** A new table that stands where a finished match stood after input `n`; the asker takes `seat`, bots the others. */
export interface ContinueMatch {
  n: number
  seat: number
  name: string
  level?: string
}

export interface Created {
  id: string
}

/** The whole table. */
export interface DungeonRollView {
  seats: DungeonRollSeatView[]
  adventurer: number
  dungeon_master: number
  phase: 'dragon_phase' | 'form_phase' | 'loot_phase' | 'monster_phase' | 'regroup_phase'
  level: number
  levels: number
  delve: number
  delves: number
  party: Record<string, number>
  graveyard: number
  dungeon: Record<string, number>
  lair: number
  wakes: number
  slayers: number
  lent: Record<string, number>
  supply: number
  box: Record<string, number>
  picked: ((string | number)[])[]
  chosen: string[]
  odds: Record<string, number>
}

/** What lies before one player. */
export interface DungeonRollSeatView {
  seat: number
  hero: string
  side: string
  master: boolean
  ready: boolean
  xp: number
  needed: number
  tokens: Record<string, number>
  token_points: number
  score: number
  delves: number
  titles: string[]
}

/** The whole table, as one seat sees it. */
export interface DungeonHeroesView {
  solo: boolean
  dragon_damsel: boolean
  lords_undead: boolean
  heroes_seat: number
  phase: 'aggressive' | 'passive'
  turn: 'dungeon' | 'dungeon_master' | 'heroes' | 'setup'
  round: number
  budget: number
  least: number
  spent: number
  faces: Record<string, DungeonHeroesFaceView>
  tiles: Record<string, string>
  known: Record<string, string>
  dropped: Record<string, string[]>
  large_chest: boolean
  party: Record<string, DungeonHeroesHeroView>
  figures: Record<string, DungeonHeroesMonsterView>
  order: number[]
  waking: number
  treasures: number
  treasures_to_win: number
  pile: number
  hand_size: number
  hand: string[]
  left_out: string[]
  unseen: Record<string, number>
  unseen_in_play: number
  unseen_pool: number
  gone: Record<string, number>
  eliminated: Record<string, number>
  market: Record<string, number>
  experience: number
  damsel_helped: boolean
  picked: number
  acting: string
  inspiring: string
  buying: string
  paid: number
  ending: '' | 'late' | 'lost' | 'slain' | 'treasures'
  heroes_won: boolean
}

/** A face of a tile: its kind, its damage, and whether some of its tiles may have been left out (DH-22.4). */
export interface DungeonHeroesFaceView {
  kind: string
  damage: number
  pool: boolean
}

/** One hero's board. */
export interface DungeonHeroesHeroView {
  id: string
  square: string
  hp: number
  max_hp: number
  dead: boolean
  possessed: boolean
  artefacts: string[]
  actions_used: number
  actions_limit: number
  experience: string[]
  threat: number
  treasure: number
}

/** One figure; the white lady in possession stands on no square. */
export interface DungeonHeroesMonsterView {
  id: string
  squares: string[]
  damage: number
  tired: boolean
  raised: boolean
}

/** The whole table. */
export interface QuetesEtTrahisonsView {
  seats: Record<string, QuetesEtTrahisonsSeatView>
  target: number
  round: number
  first: number
  active: number
  phase: '' | 'combat' | 'dungeon_or_arena' | 'negotiation' | 'quest_achieved' | 'rest' | 'supply'
  shop: Record<string, number>
  aside: string[]
  scrap: string[]
  reserve: number
  pot: number
  temple: number
  arena_decided: boolean
  deck: number
  left: Record<string, number>
  top: string
  discard: string[]
  card: string
  lasting: string
  lasting_seat: number
  pile: number
  known_pile: Record<string, number>
  shown: string[]
  trade: QuetesEtTrahisonsTradeView | null
  draft: QuetesEtTrahisonsDraftView | null
  fight: QuetesEtTrahisonsFightView | null
  picked: string[]
  promises: Record<string, QuetesEtTrahisonsPromiseView>
  favours: [number, number][]
  trade_caps: Record<string, number>
  duels: Record<string, number>
  ending: '' | 'deck' | 'target'
}

/** What lies before one player. */
export interface QuetesEtTrahisonsSeatView {
  character: string
  type_token: string
  token: boolean
  trophies: number
  wounds: number
  power: number
  ally: number
  gems: number
  fatigue: number
  cursed: boolean
  slots: Record<string, string>
  familiar: boolean
  on_familiar: string
  surplus: string[]
  kept: string[]
  fairy: boolean
  tamed: string
  remains: string[]
  candidates: string[]
  quests: QuetesEtTrahisonsQuestView[]
  completed: string[]
  promises: Record<string, number>
  score: number | null
}

/** A quest before a player: its name only for those who know it. */
export interface QuetesEtTrahisonsQuestView {
  place: number
  name: string
  points: number
  have: number
  need: number
  fulfilled: boolean
}

export interface QuetesEtTrahisonsTradeView {
  proposer: number
  partner: number
  purpose: (string | number)[]
  give: [string, number][]
  take: [string, number][]
  counter: boolean
}

export interface QuetesEtTrahisonsDraftView {
  author: number
  debtor: number
  creditor: number
  terms: QuetesEtTrahisonsTermsView
}

export interface QuetesEtTrahisonsTermsView {
  goods: [string, number][]
  clause: string
}

export interface QuetesEtTrahisonsFightView {
  kind: 'arena' | 'hell' | 'monster' | 'solo'
  active: number
  principal: number
  defender: number
  enemy: string
  enemy_power: number
  hell: string[]
  charmed: number
  bids: (QuetesEtTrahisonsTermsView | null)[]
  answers: [string, string][]
  camps: string[]
  closed: boolean
  bystanders: number[]
  announced: number[]
  fled: number[]
  dice: number[]
  totals: number[]
  green: number
  red: number
  throws: number
  odds: number
  heavy: number
  odds_with: number[]
  odds_against: number[]
  winner: string
}

export interface QuetesEtTrahisonsPromiseView {
  debtor: number
  creditor: number
  arena: boolean
  round: number
  state: 'broken' | 'due' | 'kept' | 'kept_in_part' | 'lapsed' | 'noted' | 'open'
  terms: QuetesEtTrahisonsTermsView
}

/** The whole table, as one seat sees it. */
export interface DonjonView {
  md: number
  phase: 'PC' | 'PE' | 'town'
  explorations: number
  round: number
  idle: number
  afoot: string[]
  leader: number
  quest: string
  objective: string
  main: string
  secondary: string[]
  done: string[]
  revealed: boolean
  outcome: '' | 'failure' | 'success'
  richest: number[]
  sheets: Record<string, DonjonSheetView>
  packs: Record<string, DonjonItemView[]>
  purses: Record<string, DonjonPurseView>
  heroes: Record<string, DonjonHeroView>
  monsters: Record<string, DonjonMonsterView>
  played: number[]
  zones: Record<string, DonjonZoneView>
  doors: Record<string, DonjonDoorView>
  pieces: Record<string, DonjonPieceView>
  webs: number[][]
  fires: number[][]
  bodies: DonjonBodyView[]
  tables: Record<string, [number, number, string, string][]>
  stairs: number[][]
  turn: DonjonTurnView | null
  reach: number[][]
  blow: DonjonBlowView | null
  trial: DonjonTrialView | null
  event: string
  pile: number
  distance: number
  next_card: string
  hand_size: number
  hand: string[]
  held: Record<string, string>
  drawn: string
}

/** What an adventurer is, and has in hand and on his body; purse and pack are apart: all purses change at once. */
export interface DonjonSheetView {
  race: string
  cls: string
  name: string
  figure: string
  stats: Record<string, number>
  max_life: number
  max_fatigue: number
  weapon: DonjonItemView | null
  shield: DonjonItemView | null
  body: DonjonItemView | null
  attack: number
  defence: number
}

export interface DonjonItemView {
  kind: string
  left: number
  notch: number
  states: string[]
}

export interface DonjonPurseView {
  gold: number
  xp: number
  xp_game: number
}

/** How an adventurer fares: apart from his sheet, since it changes at every move. */
export interface DonjonHeroView {
  seat: number
  life: number
  fatigue: number
  destiny: number
  skills: DonjonSkillView[]
  at: number[] | null
  fate: string
  standing: boolean
  venom: number
  drained: number
  states: string[]
  effects: DonjonEffectView[]
}

export interface DonjonSkillView {
  id: string
  tilted: string
}

export interface DonjonEffectView {
  name: string
  value: number
  until: number
}

export interface DonjonMonsterView {
  kind: string
  at: number[]
  life: number
  max_life: number
  spells: string[]
  states: string[]
  waker: number
}

export interface DonjonZoneView {
  card: string
  room: string
  level: number
  dark: boolean
  lit: boolean
  searched: boolean
  safe: boolean
  objective: boolean
  modules: DonjonModuleView[]
}

/** Six rows of six squares: `.` floor, `#` rock. */
export interface DonjonModuleView {
  at: number[]
  rows: string[]
}

export interface DonjonDoorView {
  near: number[][]
  heading: string
  zone: number
  beyond: number
  state: string
  locked: boolean
  tried: number[]
  portcullis: boolean
  listened: boolean
}

export interface DonjonPieceView {
  kind: string
  squares: number[][]
  zone: number
  spent: boolean
  row: number
  locked: boolean
  role: string
  life: number
}

export interface DonjonBodyView {
  at: number[]
  gold: number
  items: DonjonItemView[]
}

export interface DonjonTurnView {
  figure: number
  points: number
  ran: boolean
  steps: number
  stopped: boolean
  passing: boolean
  attacks: number
}

export interface DonjonBlowView {
  attacker: number
  targets: number[]
  spell: string
  base: number
  die: number
  defences: number[]
  dice: number[]
}

export interface DonjonTrialView {
  figure: number
  characteristic: string
  target: number
  base: number
  die: number
}

export interface SeulDansLesSouterrainsView {
  phase: 'create' | 'dungeon' | 'over' | 'town'
  hero: SeulDansLesSouterrainsHeroView
  day: number
  t: number
  turn: number
  round: number
  rest_in: number
  test_in: number
  patrol_in: number
  spells: Record<string, number>
  danger: number
  level: number
  dungeon: string
  theme: string
  section: number
  square: number[]
  sight: string
  sections: Record<string, SeulDansLesSouterrainsSectionView>
  exits: Record<string, SeulDansLesSouterrainsExitView>
  ways_out: number[][]
  out_in: number
  onward: unknown[]
  concerns: Record<string, number>
  odds: Record<string, number>
  code: number
  story: Record<string, string>
  encounter: SeulDansLesSouterrainsEncounterView | null
  trial: SeulDansLesSouterrainsTrialView | null
  offer: unknown[][]
  town: Record<string, unknown>
  dungeons: unknown[][]
  bestiary: string[]
  deeds: Record<string, unknown>
}

export interface SeulDansLesSouterrainsHeroView {
  name: string
  title: string
  hit_die: number
  hd: number
  xp: number
  next_xp: number
  hp: number
  hp_max: number
  ac: number
  ac_defence: number
  fatigue: number
  rst: string[]
  domains: string[]
  gifts: string[]
  conditions: string[]
  resources: number
  torches: number
  coins: Record<string, number>
  po: number
  coin_room: number
  armour: string
  main: string
  main_lit: boolean
  off: string
  off_lit: boolean
  light_left: number
  worn: string[]
  pack: unknown[][]
  enc: number
  status: string
  stored: number
  found_po: number
  motive: string
  on_honour: boolean
}

export interface SeulDansLesSouterrainsSectionView {
  number: number
  level: number
  kind: string
  squares: number[][]
  more: boolean
  floor: string
  walls: string
  lit: boolean
  flooded: boolean
  special: string
  name: string
  searched: boolean
  visited: boolean
  features: unknown[][]
  traps: unknown[][]
  loot: unknown[][]
  cache: boolean
  group: string
}

export interface SeulDansLesSouterrainsExitView {
  number: number
  square: number[]
  side: string
  door: string
  open: boolean
  a: number
  b: number
}

export interface SeulDansLesSouterrainsEncounterView {
  distance: number
  seen: boolean
  attitude: string
  surprised: boolean
  group_surprised: boolean
  round: number
  combat: boolean
  enemies: SeulDansLesSouterrainsEnemyView[]
  total_hd: number
  held: boolean
  paralysed: number
  burning: boolean
  run: number
}

export interface SeulDansLesSouterrainsEnemyView {
  place: number
  creature: string
  state: string
  hp: number
  hp_max: number
  hd: number
  ac: number
  chief: boolean
  abilities: string[]
}

export interface SeulDansLesSouterrainsTrialView {
  test: string
  difficulty: number
  needed: number
  die: number
  chance: number
  bonus: unknown[][]
  malus: unknown[][]
}

export type ClientMessage = Hello | MakePick | MakeChain | Undo | Want | Say | SeatDo | GiveOrder | Seal | Salt | Ping

export type ServerMessage = State | No | Told | Chat | People | OpenSalt | Bye | Pong

/** What a seat sees, by the game's slug. */
export interface Views {
  'dungeon-roll': DungeonRollView
  'dungeon-heroes': DungeonHeroesView
  'quetes-et-trahisons': QuetesEtTrahisonsView
  'donjon': DonjonView
  'seul-dans-les-souterrains': SeulDansLesSouterrainsView
}
