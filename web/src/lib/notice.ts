/** Telling somebody who looks elsewhere that it is their turn: only if they asked for it, and where the browser can. */
export function canTell(): boolean {
  return 'Notification' in window && window.isSecureContext
}

export function tells(): boolean {
  return canTell() && Notification.permission === 'granted' && localStorage.getItem('notices') === 'on'
}

/** Switch it on or off; whether it is on then. */
export async function switchNotices(on: boolean): Promise<boolean> {
  const allowed = on && canTell() && (await Notification.requestPermission()) === 'granted'
  localStorage.setItem('notices', allowed ? 'on' : 'off')
  return allowed
}

/** Tell, if the page is out of sight. The same table tells once. */
export function tell(table: string, title: string, text: string): void {
  if (!document.hidden || !tells()) return
  const notice = new Notification(title, { body: text, tag: table, icon: '/icon.svg' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
