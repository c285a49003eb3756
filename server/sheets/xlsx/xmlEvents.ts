import { SaxesParser } from 'saxes'
import { nextTurn, SheetFailure } from '../sheet'

type Attributes = Readonly<Record<string, string>>

/** The handlers of a workbook part's elements; names have no prefixes. */
export interface XmlEvents {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** The depth of elements; a sheet has six. */
const MAX_DEPTH = 64
/** Attributes of an element; those of a sheet have some ten. */
const MAX_ATTRIBUTES = 1000
/** Elements of a part that is read as a whole: styles are the longest, with some hundred thousand. */
const MAX_ELEMENTS = 1_000_000

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function refuse(): never {
  throw new SheetFailure('broken')
}

/**
 * Reads streamed XML; yields after each chunk, so that results can be passed on. A part of a workbook has no DOCTYPE: one that has is refused,
 * because entities are declared there.
 */
export async function* readXml(
  pieces: AsyncIterable<Uint8Array>,
  { open, close, text }: XmlEvents,
): AsyncGenerator<undefined> {
  const parser = new SaxesParser({ xmlns: false })
  const decoder = new TextDecoder()
  let depth = 0
  let attributeCount = 0
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('attribute', () => {
    attributeCount += 1
    if (attributeCount > MAX_ATTRIBUTES) refuse()
  })
  parser.on('opentag', ({ name, attributes }) => {
    attributeCount = 0
    depth += 1
    if (depth > MAX_DEPTH) refuse()
    open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close(localName(name))
  })
  parser.on('text', text)
  parser.on('cdata', text)
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield
    await nextTurn()
  }
  parser.write(decoder.decode())
  parser.close()
  yield
}

/**
 * Like {@link readXml}, for a part that is small enough to be read as a whole; refuses a larger
 * one.
 */
export async function readWholeXml(
  pieces: AsyncIterable<Uint8Array>,
  events: XmlEvents,
): Promise<void> {
  let elementCount = 0
  const open: XmlEvents['open'] = (name, attributes) => {
    elementCount += 1
    if (elementCount > MAX_ELEMENTS) refuse()
    events.open(name, attributes)
  }
  for await (const _piece of readXml(pieces, { ...events, open })) continue
}
