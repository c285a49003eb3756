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
  /** Of it and of all that stands within it. */
  text: string
}

/** An element that is read as a whole: an offer, a category. */
export interface XmlRecord {
  name: string
  line: number
  attributes: Readonly<Record<string, string>>
  /** Its own, without that of its children. */
  text: string
  /** Of its direct children, and of what stands deeper, those that are wanted, in order. */
  fields: XmlField[]
}

/** Which elements are records, and which of their children are wanted. */
export interface XmlShape {
  records: ReadonlySet<string>
  fields: ReadonlySet<string>
  /** Wanted wherever they stand within a record; they come among its fields. */
  inner?: ReadonlySet<string>
  /** Prefixes whose elements count beside those without one; all others are passed over. */
  prefixes: ReadonlySet<string>
}

export interface XmlReader {
  /** The records that ended within this piece. */
  read(piece: string): XmlRecord[]
  /** Throws for a text that ends too soon. */
  end(): void
}

/** Declared entities are how a few bytes become many, or somebody else's file; feeds need none. */
const DECLARES_ENTITIES = /<!entity/i

/** Fields within fields, each of which takes the text: deeper ones are only made to fill memory. */
const MOST_OPEN = 4

/** Records of an XML text that comes in pieces. `shapeOf` is asked once, with the root, and throws for a wrong one. */
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
  /** Those that are being read, within each other. */
  const open: { field: XmlField; depth: number }[] = []
  /** Where the open record began, or what was last understood outside of one. */
  let since = 0
  let isEnding = false
  /** Where the tag began that is being read. */
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
      open.length < MOST_OPEN &&
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

  // Of one more handler the engine would make a table of the parser, and reading would take three times as long.
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
