const sheets: Partial<Record<string, CSSStyleSheet>> = {}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/**
 * Styles a shadow root or a page. Constructed sheets pass a strict style policy and are shared by all widgets;
 * where they are missing, a style element does it.
 */
export function addStyles(root: Document | ShadowRoot, css: string, nonce = ''): void {
  try {
    const sheet = (sheets[css] ??= sheetOf(css))
    if (!root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    }
  } catch {
    const style = document.createElement('style')
    style.nonce = nonce
    style.textContent = css
    ;('head' in root ? root.head : root).append(style)
  }
}
