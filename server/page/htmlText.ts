import { asWebFailure } from '../outbound/web'

/** A page declares its charset within its first bytes, if at all. */
const DECLARED_WITHIN = 4096
const DECLARATION = /<meta[^>]{1,300}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]+)/i

/**
 * The text of a page in the charset of its byte order mark, else of its header, else of its own
 * declaration, else in UTF-8.
 */
export function decodeHtml(content: Uint8Array, type: string): string {
  const inHeader = /charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1]
  const start = new TextDecoder('latin1').decode(content.subarray(0, DECLARED_WITHIN))
  const label = markedCharset(content) ?? inHeader ?? DECLARATION.exec(start)?.[1] ?? 'utf-8'
  return decoderOf(label).decode(content)
}

function markedCharset(content: Uint8Array): string | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  if (content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf) return 'utf-8'
  return null
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** The readable part of a body within its limit. Throws a `WebFailure` for any other interruption. */
export async function beginningOf(
  body: AsyncIterable<Uint8Array>,
): Promise<{ content: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of body) chunks.push(chunk)
  } catch (error) {
    const failure = asWebFailure(error)
    if (failure.kind !== 'too-large') throw failure
    return { content: Buffer.concat(chunks), isCut: true }
  }
  return { content: Buffer.concat(chunks), isCut: false }
}
