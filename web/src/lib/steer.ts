/** Arrows lead from thing to thing on a board, wherever they lie; Tab leads on as everywhere. */
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
      )
    : (there.find(({ el }) => el.classList.contains('lit')) ?? there[0])
  next?.el.focus()
  return next !== undefined
}
