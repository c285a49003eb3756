import { Parser } from 'htmlparser2'

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

export type Attributes = Readonly<Record<string, string>>

interface HtmlHandler {
  onopentag: (name: string, attributes: Attributes) => void
  ontext: (text: string) => void
  onclosetag: (name: string) => void
}

/** The depth to which browsers build a page; each level makes reading slower. */
const MAX_DEPTH = 512
/** The depth is checked after each chunk of this many characters. */
const PIECE = 16 * 1024

/**
 * Parses a page of any site up to the point where it is too deep; returns how many characters were
 * read.
 */
export function parseHtml(html: string, { onopentag, ontext, onclosetag }: HtmlHandler): number {
  let depth = 0
  const nesting = { isTooDeep: false }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      nesting.isTooDeep ||= depth > MAX_DEPTH
      onopentag(name, attributes)
    },
    ontext,
    onclosetag(name) {
      depth -= 1
      onclosetag(name)
    },
  })
  let read = 0
  while (read < html.length && !nesting.isTooDeep) {
    const piece = html.slice(read, read + PIECE)
    parser.write(piece)
    read += piece.length
  }
  parser.end()
  return read
}
