import { HEADER_TAGS, isHeaderStyle, type HeaderNode } from '../headerNodes'
import { escapeHtml } from '../escapeHtml'

/** Tags without content. */
const VOID_TAGS = ['br', 'img']

/** A header as HTML without link targets, with its pictures; it takes the space of the final header. */
export function headerMarkup(nodes: readonly HeaderNode[]): string {
  return nodes.map(markupOf).join('')
}

function markupOf(node: HeaderNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const { tag: name, style = {}, src, children } = node
  if (!HEADER_TAGS.includes(name)) return ''
  const css = Object.entries(style)
    .filter(([property, value]) => isHeaderStyle(property, value))
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
  const attributes = [
    css && ` style="${escapeHtml(css)}"`,
    name === 'img' && src !== undefined && ` src="${escapeHtml(src)}" alt=""`,
  ]
  const start = `<${name}${attributes.filter(Boolean).join('')}>`
  return VOID_TAGS.includes(name) ? start : `${start}${headerMarkup(children)}</${name}>`
}
