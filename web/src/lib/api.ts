/** The HTTP half of the protocol: see docs/protocol.md. */
import type {
  BoxInfo,
  Browsers,
  ContinueMatch,
  Created,
  ChangeMatch,
  ChangeSeat,
  Enter,
  Gone,
  House,
  KeyInfo,
  LedgerInfo,
  Lesson,
  LogPage,
  MatchInfo,
  Me,
  MeChange,
  MoveCode,
  NewCampaign,
  NewKey,
  NewMatch,
  Problem,
  ProfileFile,
  Replay,
  RulebookInfo,
  SheetInfo,
  ShowKey,
  Sit,
  StartMatch,
  Story,
  Welcome,
} from './protocol'
import type { Words } from './words'

/** A refusal, in a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    why: string,
  ) {
    super(why)
  }
}

/** What went wrong, for whoever tried. */
export function reason(words: Words, wrong: unknown): string {
  if (!(wrong instanceof Refused)) return String(wrong)
  return wrong.status ? words.refusal(wrong.code, wrong.message) : words.say('offline')
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: method === 'GET' ? {} : { 'Content-Type': 'application/json' },
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    })
  } catch {
    throw new Refused(0, 'offline', '')
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({ code: 'broken', why: answer.statusText }))) as Problem
    throw new Refused(answer.status, problem.code, problem.why)
  }
  const type = answer.headers.get('Content-Type') ?? ''
  return (type.includes('json') ? await answer.json() : await answer.text()) as T
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body)

export const api = {
  house: () => get<House>('/api/house'),
  ledger: (game: string, spoilers = false) =>
    get<LedgerInfo>(`/api/games/${game}/ledger${spoilers ? '?spoilers=1' : ''}`),
  rulebook: (game: string) => get<RulebookInfo>(`/api/games/${game}/rulebook`),
  box: (game: string) => get<BoxInfo>(`/api/games/${game}/box`),
  lesson: (game: string, nth: number) => get<Lesson>(`/api/games/${game}/lesson?nth=${nth}`),
  words: (game: string, lang: string) => get<string>(`/api/games/${game}/words/${lang}`),
  me: () => get<Me>('/api/me'),
  change: (change: MeChange) => call<Me>('PATCH', '/api/me', change),
  code: () => post<MoveCode>('/api/me/code'),
  claim: (code: string) => post<Me>('/api/me/claim', { code }),
  file: () => get<ProfileFile>('/api/me/file'),
  restore: (file: ProfileFile) => post<Me>('/api/me/file', file),
  browsers: () => get<Browsers>('/api/me/browsers'),
  signOut: (id: string) => call<Gone>('DELETE', `/api/me/browsers/${id}`),
  leaveHouse: () => call<Gone>('DELETE', '/api/me'),
  copySheet: (id: string) => post<SheetInfo>(`/api/sheets/${id}/copy`),
  dropSheet: (id: string) => call<Gone>('DELETE', `/api/sheets/${id}`),
  newCampaign: (campaign: NewCampaign) => post<Me>('/api/campaigns', campaign),
  endCampaign: (id: string) => call<Me>('DELETE', `/api/campaigns/${id}`),
  open: (match: NewMatch) => post<MatchInfo>('/api/matches', match),
  match: (id: string) => get<MatchInfo>(`/api/matches/${id}`),
  alter: (id: string, change: ChangeMatch) => call<MatchInfo>('PATCH', `/api/matches/${id}`, change),
  sit: (id: string, sit: Sit) => post<MatchInfo>(`/api/matches/${id}/sit`, sit),
  seat: (id: string, seat: number, change: ChangeSeat) =>
    call<MatchInfo>('PUT', `/api/matches/${id}/seats/${seat}`, change),
  move: (id: string, seat: number, to: number) => post<MatchInfo>(`/api/matches/${id}/seats/${seat}/move`, { to }),
  leave: (id: string) => call<Gone>('DELETE', `/api/matches/${id}`),
  revoke: (id: string) => call<Gone>('DELETE', `/api/matches/${id}/keys`),
  key: (id: string, key: NewKey) => post<KeyInfo>(`/api/matches/${id}/keys`, key),
  welcome: (key: ShowKey) => post<Welcome>('/api/welcome', key),
  enter: (enter: Enter) => post<MatchInfo>('/api/enter', enter),
  start: (id: string, start: StartMatch = {}) => post<MatchInfo>(`/api/matches/${id}/start`, start),
  back: (id: string) => post<MatchInfo>(`/api/matches/${id}/back`),
  host: (id: string) => post<MatchInfo>(`/api/matches/${id}/host`),
  log: (id: string, seat: number, before: number) =>
    get<LogPage>(`/api/matches/${id}/log?seat=${seat}&before=${before}`),
  close: (id: string) => post<MatchInfo>(`/api/matches/${id}/close`),
  replay: (id: string, seat: number) => get<Replay>(`/api/matches/${id}/replay?seat=${seat}`),
  story: (id: string) => get<Story>(`/api/matches/${id}/story`),
  record: (id: string) => get<string>(`/api/matches/${id}/record`),
  rematch: (id: string) => post<Created>(`/api/matches/${id}/rematch`),
  goOn: (id: string, from: ContinueMatch) => post<Created>(`/api/matches/${id}/continue`, from),
}
