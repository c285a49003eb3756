import sanitizeHtml from 'sanitize-html'
import { HEADER_TAGS } from '@/contract/widgets/headerNodes'
import { headerStyleOf } from '@/contract/widgets/settings/headerStyle'
import { headerStyles } from './headerStyles'

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: HEADER_TAGS,
  allowedAttributes: { '*': ['style'], a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  // Its own style parser warns on the console about styles that it cannot parse.
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
