type Child = Node | string | null | false

/** Makes an element. Content is text or nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | null> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) made.setAttribute(name, value)
  }
  for (const child of children) if (child) made.append(child)
  return made
}

/** An address that is safe to link to: http(s) or relative to the shop's page; anything else is null. */
export function safeUrl(address: string): string | null {
  try {
    const { protocol, href } = new URL(address, location.href)
    return protocol === 'http:' || protocol === 'https:' ? href : null
  } catch {
    return null
  }
}

/** A shadow root with its styles, so that the shop's styles and ours do not meet. */
export function styledRoot(host: HTMLElement, css: string): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.replaceChildren()
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } else {
    root.append(element('style', {}, css))
  }
  return root
}
