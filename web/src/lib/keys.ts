/** Single keys as commands, unless somebody is typing, holds a modifier, or has switched them off (WCAG 2.1.4). */
export function keysOn(): boolean {
  return localStorage.getItem('keys') !== 'off'
}

export function switchKeys(on: boolean): void {
  localStorage.setItem('keys', on ? 'on' : 'off')
}

/** Whether a key ends what is being shown. */
export const skips = (key: string): boolean => /^([1-9 ]|enter|escape)$/i.test(key)

export function keys(event: KeyboardEvent): string | undefined {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  if (target.matches('input, select, textarea') || document.querySelector('dialog[open]')) return undefined // also when the focus got lost there
  if (event.key === 'Escape') return event.key
  return keysOn() ? event.key.toLowerCase() : undefined
}
