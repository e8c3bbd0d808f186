/** How near its end a window must stand to follow what is new: whoever reads further up is left in peace. */
const NEAR = 48

/** The window around a list stays at the end of it: when it opens, when it grows or shrinks, when something new comes. */
export function followed(list: HTMLElement): () => void {
  const box = list.closest('dialog') ?? list.parentElement!
  let follows = true
  const follow = (): void => {
    if (follows) box.scrollTop = box.scrollHeight
  }
  const scrolled = (): void => void (follows = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR)
  const watch = new ResizeObserver(follow)
  watch.observe(box)
  watch.observe(list)
  box.addEventListener('scroll', scrolled)
  return () => {
    watch.disconnect()
    box.removeEventListener('scroll', scrolled)
  }
}
