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
}

export interface MetaTag {
  /** Of `property`, `name` or `itemprop`; in lower case. */
  name: string
  content: string
}

/** Text of an element that is being read. */
interface Reading {
  element: 'title' | 'script'
  parts: string[]
}

/** As deep as browsers build a page; deeper elements describe no post, and each level makes reading slower. */
const MOST_DEPTH = 512
/** The depth is looked at after each piece of so many characters. */
const PIECE = 16 * 1024

/** Reads a page up to the point where it is too deep. */
export function scanHtml(html: string): HtmlScan {
  const scan: HtmlScan = {
    title: null,
    base: null,
    meta: [],
    data: [],
    canonical: null,
    oembed: null,
  }
  let reading: Reading | null = null
  let depth = 0
  const nesting = { isTooDeep: false }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      nesting.isTooDeep ||= depth > MOST_DEPTH
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
      depth -= 1
      if (reading?.element !== name) return
      const text = reading.parts.join('')
      if (reading.element === 'title') scan.title = text
      else scan.data.push(text)
      reading = null
    },
  })
  for (let start = 0; start < html.length && !nesting.isTooDeep; start += PIECE) {
    parser.write(html.slice(start, start + PIECE))
  }
  parser.end()
  return scan
}

type Attributes = Readonly<Record<string, string>>

const typeOf = ({ type = '' }: Attributes) => type.split(';')[0]?.trim().toLowerCase()

function readMeta({ meta }: HtmlScan, { property, name, itemprop, content }: Attributes): void {
  const metaName = property ?? name ?? itemprop
  if (metaName === undefined || content === undefined) return
  meta.push({ name: metaName.trim().toLowerCase(), content })
}

function readLink(scan: HtmlScan, { rel = '', href, ...attributes }: Attributes): void {
  const kinds = rel.toLowerCase().split(/\s+/)
  const isOembed = kinds.includes('alternate') && typeOf(attributes) === 'application/json+oembed'
  if (isOembed) scan.oembed ??= href ?? null
  if (kinds.includes('canonical')) scan.canonical ??= href ?? null
}
