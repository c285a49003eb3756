/**
 * Copies a text to the clipboard; resolves to whether the browser allowed it: pages without https and people may
 * refuse. A pending text is passed on as a promise: browsers require that copying begins with the click.
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
