import { Parser } from 'htmlparser2'

export type Attributes = Readonly<Record<string, string>>

interface HtmlHandler {
  onopentag: (name: string, attributes: Attributes) => void
  ontext: (text: string) => void
  onclosetag: (name: string) => void
}

/** The depth to which browsers build a page; each level makes reading slower. */
const MOST_DEPTH = 512
/** The depth is checked after each chunk of this many characters. */
const PIECE = 16 * 1024

/** Reads a stranger's page up to the point where it is too deep; returns how many characters were read. */
export function parseHtml(html: string, { onopentag, ontext, onclosetag }: HtmlHandler): number {
  let depth = 0
  const nesting = { isTooDeep: false }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      nesting.isTooDeep ||= depth > MOST_DEPTH
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
