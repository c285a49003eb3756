import sanitizeHtml from 'sanitize-html'
import type { ShopPage } from '@/contract/entities/widgets/shopPage'
import { EMBED_ATTRIBUTE } from '@/contract/widgets/embed'
import { PLACE_ATTRIBUTE, SHOP_PAGE_TAGS, type ShopPageStyle } from '@/contract/widgets/preview'
import { webAddress } from '../../../page/pageFacts'
import { parseHtml, type Attributes } from '../../../page/scanHtml'
import { SHOP_PAGE_ATTRIBUTES, shopAttributes } from './shopAttributes'

/** Characters that are parsed: more would block other requests for too long. */
const MAX_LENGTH = 1_000_000
/** Levels of elements; the look of a page does not depend on deeper ones. */
const MAX_DEPTH = 256
/** Elements that become a plain one with the same attributes, so that the layout stays. */
const PLAIN = /^form$|-/
/**
 * Elements removed with their contents, which are not visible, or visible only within the element.
 */
const NOT_SHOWN =
  'script style textarea xmp title noscript template iframe noembed noframes plaintext object canvas audio math foreignobject desc metadata'.split(
    ' ',
  )

type CleanPage = Pick<ShopPage, 'content' | 'place'> & {
  /** Whether the page is too long or too deeply nested, so that its end is missing. */
  isPart: boolean
}

interface Found {
  /** Attributes of these elements. */
  html: Record<string, string>
  body: Record<string, string>
  hasPlace: boolean
}

/**
 * More than `MAX_OPEN` elements are open: the sanitizer's parser closes fewer elements by itself
 * than ours, and gets slower with each level.
 */
class TooDeep extends Error {}
const MAX_OPEN = 1024

/**
 * The look of a page around a widget, without anything that runs scripts, sends data, leads away or
 * frames something.
 */
export function cleanShopPage(html: string, address: string, embedId: string): CleanPage {
  const look = scanShopLook(html.slice(0, MAX_LENGTH), address)
  const { base, styles, embedIds } = look
  const wanted = embedIds.includes(embedId) ? embedId : embedIds[0]
  let { length } = look
  for (;;) {
    try {
      const { cleaned, found } = cleanElements(html.slice(0, length), base, wanted)
      const place = wanted === embedId ? 'own' : 'other'
      return {
        place: found.hasPlace ? place : 'end',
        content: { base, styles, html: cleaned, root: found.html, body: found.body },
        isPart: length < html.length,
      }
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error
      length = Math.floor(length / 2)
    }
  }
}

/** Throws {@link TooDeep}. */
function cleanElements(html: string, base: string, wanted: string | undefined) {
  const found: Found = { html: {}, body: {}, hasPlace: false }
  let open = 0
  const cleaned = sanitizeHtml(html, {
    onOpenTag: () => {
      open += 1
      if (open > MAX_OPEN) throw new TooDeep()
    },
    onCloseTag: () => {
      open -= 1
    },
    allowedTags: SHOP_PAGE_TAGS,
    allowedAttributes: { '*': [...SHOP_PAGE_ATTRIBUTES, PLACE_ATTRIBUTE] },
    allowedSchemes: ['http', 'https'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'], video: ['http', 'https', 'data'] },
    allowedSchemesAppliedToAttributes: ['src', 'href', 'poster'],
    nonTextTags: NOT_SHOWN,
    selfClosing: ['img', 'br', 'hr', 'input', 'source', 'wbr', 'col'],
    nestingLimit: MAX_DEPTH,
    // The sanitizer's style parser warns on the console about invalid styles.
    parseStyleAttributes: false,
    transformTags: {
      '*': (name, attributes) => {
        const attribs = shopAttributes(name, attributes, base)
        if (name === 'html' || name === 'body') found[name] = attribs
        if (!found.hasPlace && wanted !== undefined && attributes[EMBED_ATTRIBUTE] === wanted) {
          found.hasPlace = true
          attribs[PLACE_ATTRIBUTE] = ''
        }
        return { tagName: PLAIN.test(name) ? 'div' : name, attribs }
      },
    },
  })
  return { cleaned, found }
}

/** The parts of a page's look besides its elements. */
export interface ShopLook {
  /** The base of its relative addresses. */
  base: string
  styles: ShopPageStyle[]
  /** Ids of widgets with an element on the page, in order. */
  embedIds: string[]
  /** Characters of the page before it is too deeply nested. */
  length: number
}

const MAX_STYLES = 200

/**
 * Includes styles for browsers without scripts, as the page's scripts do not run here, and style sheets that a script
 * would activate later.
 */
function scanShopLook(html: string, address: string): ShopLook {
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
      if (styles.length === MAX_STYLES) return
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

/** A style sheet with a script is for all media: the script changes `print` once the sheet is loaded. */
const mediaOf = ({ media = '', onload }: Attributes) => (onload === undefined ? media : '')
