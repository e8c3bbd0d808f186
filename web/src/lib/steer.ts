/** Arrows lead from thing to thing on a board, wherever they lie; Tab leads on as everywhere. */
import { tick } from 'svelte'
import { arrow, nearest } from './spots'

const THINGS = '[data-touch], .fork button, .stairs button'

interface There {
  key: string
  x: number
  y: number
  name: string
  picks: never[]
  el: HTMLElement
}

/** Whether the focus went where the arrow leads. */
export function steered(key: string, board: Element): boolean {
  const way = arrow(key)
  if (!way) return false
  const there = [...board.querySelectorAll<HTMLElement>(THINGS)].map((el): There => {
    const box = el.getBoundingClientRect()
    return { key: '', name: '', picks: [], el, x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  const here = there.find(({ el }) => el === document.activeElement)
  const next = here
    ? nearest(
        there.filter((one) => one !== here),
        here,
        way,
      )?.el
    : (board.querySelector<HTMLElement>('.fork button') ?? begin(board) ?? there[0]?.el)
  next?.focus()
  return next !== undefined
}

/** Where a hand would begin. */
function begin(board: Element): HTMLElement | null {
  return board.querySelector<HTMLElement>('.lit[data-touch]')
}

/** What the last key was pressed on; nothing once somebody points. */
let keyed: Element | null = null

export function followed(event: KeyboardEvent | PointerEvent): void {
  keyed = event.type === 'pointerdown' ? null : document.activeElement
}

/** What the keyboard was on is gone: it goes on here, or where it was, or where a hand would begin; where a key might
 * play at once what cannot be taken back, on the board. */
export async function regain(here?: HTMLElement): Promise<void> {
  await tick()
  const board = document.querySelector('main')
  if (!board || !keyed || document.activeElement !== document.body) return
  const next = [here, keyed].find((one) => one !== document.body && one?.isConnected) ?? begin(board) ?? board
  ;(next as HTMLElement).focus({ preventScroll: true })
}
