import { EMBED_ATTRIBUTE } from '@/contract/widgets/embed'
import type { ShopPageStyle } from '@/contract/widgets/shopPage'
import { webAddress } from '../../../page/pageFacts'
import { parseHtml, type Attributes } from '../../../page/parseHtml'

/** What a page looks by, besides its elements. */
export interface ShopLook {
  /** What its addresses are relative to. */
  base: string
  styles: ShopPageStyle[]
  /** Ids of widgets that have a place, in their order. */
  embedIds: string[]
  /** How many characters of the page come before it is too deep. */
  length: number
}

const MOST_STYLES = 200

/**
 * Styles for browsers without scripts count: here none of the page runs. What a script would put in place of a sheet that
 * loads later is that sheet.
 */
export function scanShopLook(html: string, address: string): ShopLook {
  const found: { base: string | null } = { base: null }
  const styles: ShopPageStyle[] = []
  const embedIds: string[] = []
  let templates = 0
  let withoutScripts = 0
  let text: string[] | null = null
  let media = ''
  const length = parseHtml(html, {
    onopentag(name, attributes) {
      if (name === 'template') templates += 1
      if (templates > 0) return
      if (name === 'noscript') withoutScripts += 1
      const embedId = attributes[EMBED_ATTRIBUTE]
      if (embedId !== undefined && withoutScripts === 0) embedIds.push(embedId)
      if (name === 'base') found.base ??= webAddress(attributes.href ?? null, address)
      if (styles.length === MOST_STYLES) return
      if (name === 'style') {
        text = []
        media = attributes.media ?? ''
      } else if (name === 'link' && isSheet(attributes)) {
        const href = webAddress(attributes.href ?? null, found.base ?? address)
        if (href !== null) styles.push({ href, media: mediaOf(attributes) })
      }
    },
    ontext(piece) {
      text?.push(piece)
    },
    onclosetag(name) {
      if (name === 'template') templates -= 1
      if (name === 'noscript' && templates === 0) withoutScripts -= 1
      if (name !== 'style' || text === null) return
      styles.push({ text: text.join(''), media })
      text = null
    },
  })
  return { base: found.base ?? address, styles, embedIds, length }
}

function isSheet({ rel = '', as, onload, ...attributes }: Attributes): boolean {
  const kinds = rel.toLowerCase().split(/\s+/)
  if (kinds.includes('alternate') || 'disabled' in attributes) return false
  const isLater = kinds.includes('preload') && as?.toLowerCase() === 'style' && onload !== undefined
  return kinds.includes('stylesheet') || isLater
}

/** A sheet that is for print until its script says otherwise. */
const mediaOf = ({ media = '', onload }: Attributes) => (onload === undefined ? media : '')
