/** How much of what comes next is left to be seen. */
const NEXT = 16

/** A place of the board that lies further down in its scroller is scrolled to; what is in sight stays where it is, and
 * so does all that only cuts off what stands over its edge. */
export function inSight(spot: string): void {
  const thing = document.querySelector(`main [data-touch='${CSS.escape(spot)}']`)
  let box = thing?.parentElement
  while (box && (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY !== 'auto'))
    box = box.parentElement
  if (!thing || !box) return
  const [it, frame] = [thing.getBoundingClientRect(), box.getBoundingClientRect()]
  const below = it.bottom + NEXT - frame.bottom
  const above = it.top - NEXT - frame.top
  if (below > 0) box.scrollTop += Math.min(below, above)
  else if (above < 0) box.scrollTop += above
}
