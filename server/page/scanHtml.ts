import { Parser } from 'htmlparser2'

/** What a page says about itself for machines, in its order. */
export interface HtmlScan {
  title: string | null
  /** `<base href>`. */
  base: string | null
  meta: MetaTag[]
  /** Texts of JSON-LD. */
  data: string[]
  /** Address of an oEmbed answer in JSON. */
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

export function scanHtml(html: string): HtmlScan {
  const scan: HtmlScan = { title: null, base: null, meta: [], data: [], oembed: null }
  let reading: Reading | null = null
  const parser = new Parser({
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
  parser.end(html)
  return scan
}

type Attributes = Readonly<Record<string, string>>

const typeOf = ({ type = '' }: Attributes) => type.split(';')[0]?.trim().toLowerCase()

function readMeta({ meta }: HtmlScan, { property, name, itemprop, content }: Attributes): void {
  const said = property ?? name ?? itemprop
  if (said === undefined || content === undefined) return
  meta.push({ name: said.trim().toLowerCase(), content })
}

function readLink(scan: HtmlScan, { rel = '', href, ...attributes }: Attributes): void {
  const isOembed =
    rel.toLowerCase().split(/\s+/).includes('alternate') &&
    typeOf(attributes) === 'application/json+oembed'
  if (isOembed) scan.oembed ??= href ?? null
}
