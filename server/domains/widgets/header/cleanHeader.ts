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
  // Its own reader of styles warns on the console of what it cannot read.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, { style, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...styled(style) },
    }),
  },
}

/**
 * HTML of the shop without what a header may not have (product-rules/widgets.md#custom-html); what the editor wrote
 * stays as it is.
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
