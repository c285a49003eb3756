import { LOOK_PARAM } from '@/contract/embed'

/** For a browser that stores nothing: then a look lasts as long as the page. */
let given = ''

const keyOf = (embedId: string) => `${LOOK_PARAM}:${embedId}`

/**
 * Keeps the look that the page was opened with for this tab, and takes it out of the page's address, so that it is
 * neither shared nor bookmarked with it.
 */
export function keepLook(): void {
  const found = new RegExp(`([?&])${LOOK_PARAM}=([^&#]*)(&?)`).exec(location.href)
  if (!found) return
  const [text, before = '', look = '', after = ''] = found
  given = look
  const [embedId = ''] = look.split('.')
  try {
    history.replaceState(history.state, '', location.href.replace(text, after ? before : ''))
    sessionStorage.setItem(keyOf(embedId), look)
  } catch {
    // The page may forbid both.
  }
}

/** The look of this tab at a widget; empty: it is seen as by any shopper. */
export function lookAt(embedId: string): string {
  if (given.startsWith(`${embedId}.`)) return given
  try {
    return sessionStorage.getItem(keyOf(embedId)) ?? ''
  } catch {
    return ''
  }
}
