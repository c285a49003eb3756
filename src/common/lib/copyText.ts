/**
 * Copies a text to the clipboard; resolves to whether the browser allowed it. A page without https may not copy, and a
 * person may refuse. A text that is still loading is passed on as a promise, because browsers require that copying
 * begins with the click.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || !('ClipboardItem' in window)) {
      await navigator.clipboard.writeText(await text)
    } else {
      const type = 'text/plain'
      const content = text.then((made) => new Blob([made], { type }))
      await navigator.clipboard.write([new ClipboardItem({ [type]: content })])
    }
    return true
  } catch {
    return false
  }
}
