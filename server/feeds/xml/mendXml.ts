import { FeedFailure } from '../feedFailure'
import { HTML_NAMES } from '../htmlNames'

export interface MendedCounts {
  mendedAmpersands: number
  mendedCharacters: number
}

export interface XmlMender {
  /** The next part of the repaired text, as far as it is complete. */
  mend(piece: string): string
  /** The remaining text; null when the text ended within a comment or a CDATA section. */
  end(): string | null
}

/** Longer than any reference: an `&` farther from the end is not the beginning of a partial one. */
const MAX_REFERENCE_LENGTH = 12
const OPENINGS = ['<![CDATA[', '<!--'] as const
/** Characters that XML forbids, also as numeric references. */
const FORBIDDEN = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g
const AMPERSAND = /&(?:#(?:x([\da-f]{1,6})|(\d{1,7}));|([a-z][a-z\d]{1,9});)?/gi

type State = 'text' | 'cdata' | 'comment'

/**
 * Repairs frequent errors of feed generators that break a parser: a bare `&` (it would consume everything up to the next semicolon), HTML-only names,
 * control characters. Removes comments, except for their line breaks.
 */
export function xmlMender(counts: MendedCounts): XmlMender {
  let held = ''
  let state: State = 'text'

  const mendText = (text: string) =>
    text.replace(AMPERSAND, (found, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined && name in HTML_NAMES) return found
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      if (!Number.isNaN(code)) {
        // Parsers accept `&#x41;`, not `&#X41;`.
        if (isCharacter(code)) return found.toLowerCase()
        counts.mendedCharacters += 1
        return ' '
      }
      counts.mendedAmpersands += 1
      return `&amp;${found.slice(1)}`
    })

  /** Processes the complete part of `text`, and leaves the rest in `held`. */
  const take = (text: string): string => {
    let mended = ''
    let start = 0
    for (;;) {
      if (state === 'text') {
        const opening = firstOf(text, start)
        if (opening === null) {
          const end = certainEnd(text, start)
          mended += mendText(text.slice(start, end))
          held = text.slice(end)
          return mended
        }
        mended += mendText(text.slice(start, opening.at))
        if (opening.is === '<!--') state = 'comment'
        else {
          state = 'cdata'
          mended += opening.is
        }
        start = opening.at + opening.is.length
        continue
      }
      const closing = state === 'cdata' ? ']]>' : '-->'
      const at = text.indexOf(closing, start)
      const end = at === -1 ? Math.max(start, text.length - closing.length + 1) : at
      mended += state === 'cdata' ? text.slice(start, end) : linesOf(text.slice(start, end))
      if (at === -1) {
        held = text.slice(end)
        return mended
      }
      if (state === 'cdata') mended += closing
      state = 'text'
      start = at + closing.length
    }
  }

  return {
    mend(piece) {
      const text =
        held +
        piece.replace(FORBIDDEN, () => {
          counts.mendedCharacters += 1
          return ' '
        })
      return take(text)
    },
    end: () => (state === 'text' ? mendText(held) : null),
  }
}

function firstOf(
  text: string,
  start: number,
): { is: (typeof OPENINGS)[number]; at: number } | null {
  for (let at = text.indexOf('<!', start); at !== -1; at = text.indexOf('<!', at + 2)) {
    const is = OPENINGS.find((opening) => text.startsWith(opening, at))
    if (is !== undefined) return { is, at }
  }
  return null
}

/**
 * The end of the complete text: up to a reference or an opening that may continue in the next
 * chunk.
 */
function certainEnd(text: string, start: number): number {
  let end = text.length
  const ampersand = text.lastIndexOf('&')
  if (ampersand >= Math.max(start, end - MAX_REFERENCE_LENGTH) && !text.includes(';', ampersand)) {
    end = ampersand
  }
  const bracket = text.lastIndexOf('<')
  if (bracket < start || bracket >= end) return end
  const rest = text.slice(bracket)
  return OPENINGS.some((opening) => opening.startsWith(rest)) ? bracket : end
}

const linesOf = (text: string) => text.replace(/[^\n\r]+/g, '')

const isCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)

const DECLARATION = /^\s*<\?xml\b[^<>]{0,1000}\?>/

/** A streamed XML text, repaired for a parser; `head` is its beginning. */
export async function* mendedPieces(
  head: string,
  pieces: AsyncIterable<string>,
  counts: MendedCounts,
): AsyncGenerator<string> {
  const mender = xmlMender(counts)
  // The declaration was already applied. Spaces in its place preserve positions; blank lines may precede it.
  let declared = DECLARATION.exec(head)?.[0].length ?? 0
  for await (const piece of pieces) {
    const blanks = piece.slice(0, declared).replace(/[^\n\r]/g, ' ')
    yield mender.mend(blanks + piece.slice(declared))
    declared -= blanks.length
  }
  const rest = mender.end()
  if (rest === null) throw new FeedFailure('cut')
  yield rest
}
