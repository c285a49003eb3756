/**
 * Shows a dialog over the page in the page's own scale, and locks the page's scrolling. When the shop hides the element
 * around the dialog, the dialog closes, for a modal dialog blocks the page even unseen. Returns a function that releases
 * the page.
 */
export function holdPage(dialog: HTMLElement, close: () => void): () => void {
  // Units of the screen are scaled too, so the dialog would be smaller or larger than the screen.
  dialog.style.zoom = `${1 / ((dialog as Partial<HTMLElement>).currentCSSZoom ?? 1)}`
  const seen = new ResizeObserver(() => dialog.offsetWidth || close())
  seen.observe(dialog)
  const unlock = lockScroll()
  return () => {
    seen.disconnect()
    unlock()
  }
}

/**
 * Prevents the shop's page from scrolling while a dialog is open, without moving its content when the scroll bar
 * disappears. Returns a function that allows scrolling again.
 */
export function lockScroll(): () => void {
  const { documentElement, scrollingElement } = document
  const scrollBar = innerWidth - (scrollingElement ?? documentElement).clientWidth
  // Not `overflow`: a dialog of the shop that opens meanwhile would store and restore our value.
  const unlock = replaceStyle('overflowY', 'hidden')
  if (scrollBar <= 0) return unlock
  const unpad = replaceStyle('paddingInlineEnd', `${scrollBar}px`)
  return () => {
    unlock()
    unpad()
  }
}

/** Returns a function that restores the former value, unless the shop has set its own meanwhile. */
function replaceStyle(name: 'overflowY' | 'paddingInlineEnd', value: string): () => void {
  const { style } = document.documentElement
  const before = style[name]
  style[name] = value
  return () => {
    if (style[name] === value) style[name] = before
  }
}

const FOCUSABLE = 'a[href], button:not([disabled]), input, video[controls]'

/** Keeps Tab inside a dialog: after its last control comes the first. */
export function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (node) => !node.closest('[hidden]'),
  )
  const first = stops[0]
  const last = stops.at(-1)
  const isAtStart = event.target === first || event.target === dialog
  if (event.shiftKey ? isAtStart : event.target === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
}
