import { EMBED_ATTRIBUTE } from '@/contract/widgets/embed'
import { webAddress } from '../../../page/pageFacts'
import type { Attributes } from '../../../page/scanHtml'

/** Attributes that affect the look of a page. `name` is excluded, as it can shadow a property of the document. */
export const SHOP_PAGE_ATTRIBUTES = [
  ...'class id style title lang dir role width height align valign bgcolor color size face border cellpadding cellspacing colspan rowspan span hidden open start reversed value type placeholder alt sizes media label checked disabled selected multiple loading min max low high optimum'.split(
    ' ',
  ),
  ...'viewbox preserveaspectratio d x y x1 y1 x2 y2 cx cy r rx ry dx dy points transform offset fill fill-rule fill-opacity clip-rule clip-path mask opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-miterlimit stroke-opacity stop-color stop-opacity gradientunits gradienttransform font-size font-family font-weight text-anchor'.split(
    ' ',
  ),
  'src',
  'srcset',
  'poster',
  'href',
  'data-*',
  'aria-*',
]

const NAMES = new Set(SHOP_PAGE_ATTRIBUTES)
/** Attributes that are kept only with an absolute address. */
const ADDRESSES = new Set(['src', 'srcset', 'poster', 'href'])

/** Styles do not depend on longer values. */
const MAX_LETTERS = 200
/** Attributes in which lazy loaders keep the addresses of pictures. */
const LATER_SRC = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy']
const LATER_SRCSET = ['data-srcset', 'data-lazy-srcset', 'data-original-set']
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i

/** The size of a candidate in a set of pictures. */
const SIZE = /^(?:|[1-9]\d{0,5}w|[1-9]\d{0,2}(?:\.\d{1,4})?x)$/

/** The attributes of an element with whole addresses of pictures, and without any other address. */
export function shopAttributes(
  name: string,
  attributes: Attributes,
  base: string,
): Record<string, string> {
  const kept = Object.entries(attributes).filter(([key, value]) => isKept(key, value))
  return { ...Object.fromEntries(kept), ...addressesOf(name, attributes, base) }
}

function isKept(name: string, value: string): boolean {
  if (name.startsWith(EMBED_ATTRIBUTE) || ADDRESSES.has(name)) return false
  if (name.startsWith('aria-')) return true
  return name.startsWith('data-') ? value.length <= MAX_LETTERS : NAMES.has(name)
}

function addressesOf(name: string, attributes: Attributes, base: string): Record<string, string> {
  const first = (names: readonly string[]) => names.map((one) => attributes[one]).find(Boolean)
  switch (name) {
    // The look of a link without its target.
    case 'a':
      return attributes.href === undefined ? {} : { href: '#' }
    case 'use':
      return localOf(attributes.href ?? attributes['xlink:href'])
    case 'video':
      return present({ poster: pictureAddress(attributes.poster, base) })
    case 'source':
      return present({ srcset: pictureSet(first([...LATER_SRCSET, 'srcset']), base) })
    case 'img':
      return present({
        src: pictureAddress(first(LATER_SRC), base) ?? pictureAddress(attributes.src, base),
        srcset: pictureSet(first([...LATER_SRCSET, 'srcset']), base),
      })
    case 'input':
      return attributes.type?.toLowerCase() === 'password' ? { type: 'text' } : {}
    default:
      return {}
  }
}

const localOf = (href = ''): Record<string, string> => (href.startsWith('#') ? { href } : {})

function present(values: Record<string, string | null>): Record<string, string> {
  const known = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return Object.fromEntries(known)
}

/** The absolute address; null for an invalid one and for a pattern that a script would fill in. */
function pictureAddress(address: string | undefined, base: string): string | null {
  if (address === undefined || address.includes('{')) return null
  return PICTURE.test(address.trim()) ? address.trim() : webAddress(address, base)
}

/** Candidates are separated by commas with a space; commas inside of an address stay. */
function pictureSet(set: string | undefined, base: string): string | null {
  if (set === undefined || set.includes('{')) return null
  const candidates = set.split(/,\s/).flatMap((candidate) => {
    const [address = '', size = ''] = candidate.trim().split(/\s+/)
    const whole = webAddress(address, base)
    if (address === '' || whole === null || !SIZE.test(size)) return []
    return [`${whole} ${size}`.trim()]
  })
  return candidates.length > 0 ? candidates.join(', ') : null
}
