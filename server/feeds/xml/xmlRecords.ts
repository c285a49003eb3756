import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FeedFailure, tooLarge } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import { HTML_NAMES } from '../htmlNames'

export interface XmlField {
  /** Without its prefix, in lower case. */
  name: string
  /** Whether it had a prefix. */
  isPrefixed: boolean
  attributes: Readonly<Record<string, string>>
  /** The text of it and of all its descendants. */
  text: string
}

/** An element that is read as a whole: an offer, a category. */
export interface XmlRecord {
  name: string
  line: number
  attributes: Readonly<Record<string, string>>
  /** Its own text, without that of its children. */
  text: string
  /** The requested direct children and deeper descendants, in order. */
  fields: XmlField[]
}

/** The elements that are records, and their requested children. */
export interface XmlShape {
  records: ReadonlySet<string>
  fields: ReadonlySet<string>
  /** Requested at any depth within a record; they are included in its fields. */
  inner?: ReadonlySet<string>
  /** Prefixes that are accepted besides elements without one; all others are skipped. */
  prefixes: ReadonlySet<string>
}

export interface XmlReader {
  /** The records that ended within this chunk. */
  read(piece: string): XmlRecord[]
  /** Throws for a truncated text. */
  end(): void
}

/** Declared entities allow bombs and access to local files; feeds need none. */
const DECLARES_ENTITIES = /<!entity/i

/**
 * The limit of nested fields, each of which copies the text: only an attack nests deeper, to
 * exhaust memory.
 */
const MAX_OPEN = 4

/** Records of a streamed XML text. `shapeOf` is called once, with the root, and throws for a wrong one. */
export function xmlReader(
  shapeOf: (root: string, attributes: Readonly<Record<string, string>>) => XmlShape,
  limits: Pick<FeedLimits, 'element' | 'depth'>,
): XmlReader {
  const parser = new SaxesParser({ xmlns: false })
  parser.ENTITIES = HTML_NAMES
  let shape: XmlShape | null = null
  let records: XmlRecord[] = []
  let depth = 0
  let record: XmlRecord | null = null
  let recordDepth = 0
  /** The open elements, nested. */
  const open: { field: XmlField; depth: number }[] = []
  /** The start of the open record, or the last parsed position outside of one. */
  let since = 0
  let isEnding = false
  /** The start of the current tag. */
  let tagLine = 1

  const place = () => ({ line: parser.line, column: parser.columnIndex + 1 })
  const checkSize = () => {
    if (parser.position - since > limits.element) throw tooLarge('element', place())
  }
  const moveOn = () => {
    checkSize()
    if (record === null) since = parser.position
  }
  const begin = (name: string, attributes: XmlRecord['attributes'], from: XmlShape) => {
    const [prefix, local] = splitName(name)
    if (prefix !== null && !from.prefixes.has(prefix)) return
    if (record === null) {
      if (!from.records.has(local)) return
      record = { name: local, line: tagLine, attributes, text: '', fields: [] }
      recordDepth = depth
    } else if (
      open.length < MAX_OPEN &&
      (depth === recordDepth + 1 ? from.fields : from.inner)?.has(local)
    ) {
      const field = { name: local, isPrefixed: prefix !== null, attributes, text: '' }
      record.fields.push(field)
      open.push({ field, depth })
    }
  }
  const openTag = ({ name, attributes }: SaxesTagPlain) => {
    moveOn()
    depth += 1
    if (depth > limits.depth) throw tooLarge('depth', place())
    if (shape === null) shape = shapeOf(splitName(name)[1], attributes)
    begin(name, attributes, shape)
  }
  const closeTag = () => {
    moveOn()
    if (record !== null && depth === recordDepth) {
      records.push(record)
      record = null
      since = parser.position
    } else if (open.at(-1)?.depth === depth) open.pop()
    depth -= 1
  }
  const addText = (text: string) => {
    moveOn()
    for (const { field } of open) field.text += text
    if (record !== null && depth === recordDepth) record.text += text
  }

  // One more handler would put the parser into dictionary mode, and reading would take three times as long.
  parser.on('opentagstart', () => {
    tagLine = parser.line
  })
  parser.on('opentag', openTag)
  parser.on('closetag', closeTag)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('doctype', (doctype) => {
    moveOn()
    if (DECLARES_ENTITIES.test(doctype)) throw new FeedFailure('entities', undefined, place())
  })
  parser.on('error', ({ message }) => {
    throw new FeedFailure(isEnding ? 'cut' : 'broken-xml', withoutPlace(message), place())
  })
  return {
    read(piece) {
      records = []
      parser.write(piece)
      checkSize()
      return records
    },
    end() {
      isEnding = true
      parser.close()
    },
  }
}

/** Prefix and local name, in lower case. */
function splitName(name: string): [prefix: string | null, local: string] {
  const colon = name.indexOf(':')
  if (colon === -1) return [null, name.toLowerCase()]
  return [name.slice(0, colon).toLowerCase(), name.slice(colon + 1).toLowerCase()]
}

const withoutPlace = (message: string) => message.replace(/^\d+:\d+: /, '')

/** The texts of a record by the names of its children. */
export interface RecordFields {
  /** The first non-empty text, prefixed elements first; empty for none. */
  textOf(...names: string[]): string
  textsOf(name: string): string[]
  all(name: string): XmlField[]
}

export function fieldsOf({ fields }: XmlRecord): RecordFields {
  const all = (name: string) => fields.filter((field) => field.name === name)
  const saying = (name: string) => all(name).filter(({ text }) => text.trim() !== '')
  const first = (name: string) => {
    const found = saying(name)
    return (found.find(({ isPrefixed }) => isPrefixed) ?? found[0])?.text ?? ''
  }
  return {
    all,
    textOf: (...names) => names.map(first).find((text) => text !== '') ?? '',
    textsOf: (name) => saying(name).map(({ text }) => text),
  }
}
