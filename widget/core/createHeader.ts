import { HEADER_TAGS, isHarmlessValue, type HeaderNode } from '@/contract/widgets/headerNodes'
import { has, oneOf } from './payload/checks'
import { element } from './element'
import { safeUrl } from './links'

/**
 * The header of a widget; null without one. Forbidden content is removed here again, whatever the response contains
 * (product-rules/widgets.md#custom-html).
 */
export function createHeader(nodes: readonly HeaderNode[]): HTMLElement | null {
  return nodes.length > 0 ? element('header', { class: 'header' }, ...nodes.map(draw)) : null
}

const isKnown = has({ tag: oneOf(...HEADER_TAGS) })

function draw(node: HeaderNode): Node | string {
  if (typeof node === 'string') return node
  if (!isKnown(node)) return ''
  const { tag, style, href, src, alt = '', children } = node
  const drawn = element(
    tag as 'a',
    {
      href: tag === 'a' && safeUrl(href, document.baseURI),
      src: tag === 'img' && safeUrl(src, document.baseURI),
      alt: tag === 'img' && alt,
    },
    ...(Array.isArray(children) ? children.map(draw) : []),
  )
  for (const [name, value] of Object.entries(style ?? {})) {
    // Its position is up to the style sheet, which clips it to its box.
    if (isHarmlessValue(value)) drawn.style.setProperty(name, value)
  }
  return drawn
}
