/**
 * Puts a text on the clipboard; resolves to whether the browser allowed it: pages without https and people may
 * refuse.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
