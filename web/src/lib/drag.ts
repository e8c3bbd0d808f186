/** What is dragged goes with the hand, and is used on what it is let go of over. Touches do all that a drag does. */
import type { Attachment } from 'svelte/attachments'

/** How far a hand goes before it drags (CSS pixels). */
const FAR = 12

/** `lift`: whether it may be dragged now; it is taken up by this. `drop`: it was let go of over that. */
export function drags(lift: () => boolean, drop: (on: Element) => void): Attachment<HTMLElement> {
  return (el) => {
    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button) return
      const from = { x: event.clientX, y: event.clientY }
      const over = new AbortController()
      let up = false
      const move = ({ clientX, clientY }: PointerEvent): void => {
        const [x, y] = [clientX - from.x, clientY - from.y]
        if (!up && Math.hypot(x, y) < FAR) return
        if (!up && !lift()) return over.abort()
        up = true
        Object.assign(el.style, { translate: `${x}px ${y}px`, zIndex: '30', pointerEvents: 'none' })
      }
      const end = (event: PointerEvent): void => {
        over.abort()
        if (!up) return
        const under = event.type === 'pointerup' && document.elementFromPoint(event.clientX, event.clientY)
        Object.assign(el.style, { translate: '', zIndex: '', pointerEvents: '' })
        // the click that ends a drag is none
        const none = (click: MouseEvent): void => click.stopPropagation()
        addEventListener('click', none, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', none, true))
        if (under) drop(under)
      }
      addEventListener('pointermove', move, over)
      addEventListener('pointerup', end, over)
      addEventListener('pointercancel', end, over)
    }
    el.addEventListener('pointerdown', down)
    return () => el.removeEventListener('pointerdown', down)
  }
}
