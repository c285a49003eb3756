import { HEADER_TAGS, type HeaderElement, type HeaderNode } from '@/contract/widgets/headerNodes'
import { element, type Html, webAddress } from './html'
import type { PageTools } from './pageView'

const HEADING = /^h[1-6]$/

/**
 * The widget's header as the heading of its page. Without a heading in it, the widget's title is the heading, visually hidden when the header already
 * shows words.
 */
export function pageHeader(
  nodes: readonly HeaderNode[],
  title: string,
  tools: Pick<PageTools, 'styles'>,
): Html {
  const [first, ...others] = nodes
  // A header from the editor: text in one style.
  if (first !== undefined && others.length === 0 && isWords(first)) {
    return element('header', {}, draw({ ...first, tag: 'h1' }, tools))
  }
  return element(
    'header',
    {},
    nodes.some(holdsHeading)
      ? null
      : element('h1', { class: nodes.length > 0 ? 'for-readers' : null }, title),
    nodes.map((node) => draw(node, tools)),
  )
}

const isWords = (node: HeaderNode): node is HeaderElement =>
  typeof node !== 'string' &&
  node.tag === 'div' &&
  node.children.every((child) => typeof child === 'string')

const holdsHeading = (node: HeaderNode): boolean =>
  typeof node !== 'string' && (HEADING.test(node.tag) || node.children.some(holdsHeading))

function draw(node: HeaderNode, tools: Pick<PageTools, 'styles'>): Html | string {
  if (typeof node === 'string') return node
  const { tag, style = {}, href, src, alt = '', children } = node
  if (!HEADER_TAGS.includes(tag)) return ''
  const className = tools.styles.classOf(style)
  if (tag === 'img') {
    const address = webAddress(src)
    return address === null ? '' : element('img', { src: address, alt, class: className })
  }
  const link = tag === 'a' ? webAddress(href) : null
  return element(
    tag,
    { class: className, ...(link === null ? {} : outgoing(link)) },
    children.map((child) => draw(child, tools)),
  )
}

/** The attributes of an external link; in a frame it opens in the top window. */
export const outgoing = (href: string) => ({ href, target: '_top', rel: 'noopener' })
