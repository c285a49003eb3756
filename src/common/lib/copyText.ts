/** Puts a text on the clipboard; tells whether the browser let it: pages without https and people may say no. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
