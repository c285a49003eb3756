/**
 * Puts a text on the clipboard; resolves to whether the browser allowed it: pages without https and people may
 * refuse. A text that is still being made is passed on as it is: browsers ask that copying begins with the click.
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
