import { parseHtml, type Attributes } from './parseHtml'

/** The machine-readable parts of a page, in their order. */
export interface HtmlScan {
  title: string | null
  /** `<base href>`. */
  base: string | null
  meta: MetaTag[]
  /** Texts of JSON-LD. */
  data: string[]
  canonical: string | null
  /** Address of an oEmbed response in JSON. */
  oembed: string | null
  /** Addresses of RSS and Atom feeds in the page. */
  feeds: string[]
}

export interface MetaTag {
  /** Of `property`, `name` or `itemprop`; in lower case. */
  name: string
  content: string
}

const FEED_TYPE = /^application\/(?:rss|atom)\+xml$/

/** The text of an element being read. */
interface Reading {
  element: 'title' | 'script'
  parts: string[]
}

/** Reads the metadata of a page; elements that are too deep are ignored. */
export function scanHtml(html: string): HtmlScan {
  const scan: HtmlScan = {
    title: null,
    base: null,
    meta: [],
    data: [],
    canonical: null,
    oembed: null,
    feeds: [],
  }
  let reading: Reading | null = null
  parseHtml(html, {
    onopentag(name, attributes) {
      if (name === 'meta') readMeta(scan, attributes)
      else if (name === 'link') readLink(scan, attributes)
      else if (name === 'base') scan.base ??= attributes.href ?? null
      else if (name === 'title' && scan.title === null) reading = { element: 'title', parts: [] }
      else if (name === 'script' && typeOf(attributes) === 'application/ld+json') {
        reading = { element: 'script', parts: [] }
      }
    },
    ontext(text) {
      reading?.parts.push(text)
    },
    onclosetag(name) {
      if (reading?.element !== name) return
      const text = reading.parts.join('')
      if (reading.element === 'title') scan.title = text
      else scan.data.push(text)
      reading = null
    },
  })
  return scan
}

const typeOf = ({ type = '' }: Attributes) => type.split(';')[0]?.trim().toLowerCase()

function readMeta({ meta }: HtmlScan, { property, name, itemprop, content }: Attributes): void {
  const metaName = property ?? name ?? itemprop
  if (metaName === undefined || content === undefined) return
  meta.push({ name: metaName.trim().toLowerCase(), content })
}

function readLink(scan: HtmlScan, { rel = '', href, ...attributes }: Attributes): void {
  const kinds = rel.toLowerCase().split(/\s+/)
  if (kinds.includes('alternate') && href !== undefined) {
    const type = typeOf(attributes)
    if (type === 'application/json+oembed') scan.oembed ??= href
    else if (FEED_TYPE.test(type ?? '')) scan.feeds.push(href)
  }
  if (kinds.includes('canonical')) scan.canonical ??= href ?? null
}
