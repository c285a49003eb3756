/**
 * Prevents the shop's page from scrolling while a dialog is open, without moving its content when the scroll bar
 * disappears. Returns a function that allows scrolling again.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
  const scrollBar = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollBar > 0) style.paddingInlineEnd = `${scrollBar}px`
  return () => Object.assign(style, before)
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
