import { ElementType, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { HEADER_TAGS, isHeaderStyle, type HeaderNode } from '@/contract/widgets/headerNodes'
import { headerStyleOf } from '@/contract/widgets/settings/headerStyle'

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: HEADER_TAGS,
  allowedAttributes: { '*': ['style'], a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  // The sanitizer's style parser warns on the console about styles that it cannot parse.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, { style, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...styled(style) },
    }),
  },
}

/**
 * Removes everything from the shop's HTML that a header may not have (product-rules/widgets.md#custom-html); HTML written by the editor does not
 * change.
 */
export function cleanHeader(html: string): string {
  return headerStyleOf(html) ? html : sanitizeHtml(html, ALLOWED).trim()
}

function styled(style = ''): { style?: string } {
  const kept = Object.entries(headerStyles(style))
  return kept.length === 0
    ? {}
    : { style: kept.map(([name, value]) => `${name}:${value}`).join(';') }
}

/** The declarations of a style attribute that a header may have, by property. */
function headerStyles(style: string): Record<string, string> {
  const declarations = style.split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':')
    return [property.trim().toLowerCase(), value.join(':').trim()] as const
  })
  return Object.fromEntries(declarations.filter(([name, value]) => isHeaderStyle(name, value)))
}

type ParsedNode = ReturnType<typeof parseDocument>['children'][number]

/** A header as the embed draws it; empty when there is none. */
export function headerNodes(html: string): HeaderNode[] {
  return nodesOf(parseDocument(cleanHeader(html)).children)
}

function nodesOf(parsed: readonly ParsedNode[]): HeaderNode[] {
  return parsed.flatMap((node): HeaderNode[] => {
    if (node.type === ElementType.Text) return [node.data]
    if (node.type !== ElementType.Tag) return []
    const { style, href, src, alt } = node.attribs
    return [
      {
        tag: node.name,
        ...(style === undefined ? {} : { style: headerStyles(style) }),
        ...(href === undefined ? {} : { href }),
        ...(src === undefined ? {} : { src, alt: alt ?? '' }),
        children: nodesOf(node.children),
      },
    ]
  })
}
