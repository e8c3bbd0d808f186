/** What is beautiful comes when nothing else is waited for: flat colours stand first, textures follow. */
export function art(): void {
  const come = (): void => void (document.documentElement.dataset['art'] = '')
  if ('requestIdleCallback' in window) requestIdleCallback(come, { timeout: 1500 })
  else setTimeout(come, 200)
}
