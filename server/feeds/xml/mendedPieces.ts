import { FeedFailure } from '../feedFailure'
import { xmlMender, type MendedCounts } from './mendXml'

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
