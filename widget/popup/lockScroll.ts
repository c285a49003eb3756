/**
 * Prevents the shop's page from scrolling while a dialog is open, without a jump where its scroll bar was. Returns a
 * function that ends this.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
  const scrollBar = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollBar > 0) style.paddingInlineEnd = `${scrollBar}px`
  return () => Object.assign(style, before)
}
