/** Text to the clipboard, also where the page is no secure context (plain HTTP on a home network). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    return copied
  }
}
