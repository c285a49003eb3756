import { isAscii, isUtf8 } from 'node:buffer'
import { declaredEncoding, headerEncoding, markedEncoding } from './encodings'

export interface FeedDecoder {
  decode(block: Uint8Array): string
  /** The rest of a character that the last block split. */
  end(): string
  /** The detected encoding. */
  encoding(): string
}

/** By the byte order mark, by the feed's declaration, else UTF-8; invalid UTF-8 is read in the encoding of the server's header, or windows-1251. */
export function feedDecoder(start: Uint8Array, contentType: string): FeedDecoder {
  const marked = markedEncoding(start)
  if (marked !== null) return knownDecoder(marked)
  const declared = declaredEncoding(start)
  // No Cyrillic word of windows-1251 is valid UTF-8.
  const isRefuted =
    declared === 'windows-1251' && !isAscii(start) && isUtf8(wholeLetters(start).whole)
  if (declared !== null && declared !== 'utf-8' && !isRefuted) return knownDecoder(declared)
  return guessingDecoder(otherThanUtf8(headerEncoding(contentType)))
}

/** Servers claim UTF-8, UTF-16 and Latin-1 without checking. */
const otherThanUtf8 = (encoding: string | null) =>
  encoding === null || encoding === 'windows-1252' || encoding.startsWith('utf-')
    ? 'windows-1251'
    : encoding

function knownDecoder(encoding: string): FeedDecoder {
  const decoder = new TextDecoder(encoding)
  return {
    decode: (block) => decoder.decode(block, { stream: true }),
    end: () => decoder.decode(),
    encoding: () => encoding,
  }
}

/** Reads UTF-8 until the first invalid characters: if only ASCII preceded, everything is read as `other`. */
function guessingDecoder(other: string): FeedDecoder {
  let decoder = new TextDecoder('utf-8')
  let isDecided = false
  let held: Uint8Array = new Uint8Array(0)

  /** Whether these bytes decide the encoding. */
  const decide = (bytes: Uint8Array): boolean => {
    if (isAscii(bytes)) return false
    isDecided = true
    if (!isUtf8(bytes) && isMostlyBroken(bytes)) decoder = new TextDecoder(other)
    return true
  }
  return {
    decode(block) {
      if (isDecided) return decoder.decode(block, { stream: true })
      const { whole, rest } = wholeLetters(Buffer.concat([held, block]))
      const isTold = decide(whole)
      held = isTold ? new Uint8Array(0) : rest
      const text = decoder.decode(whole, { stream: true })
      return isTold ? text + decoder.decode(rest, { stream: true }) : text
    },
    end() {
      if (!isDecided) decide(held)
      return decoder.decode(held, { stream: true }) + decoder.decode()
    },
    encoding: () => decoder.encoding,
  }
}

/** Whether there are fewer valid UTF-8 characters than invalid ones. */
function isMostlyBroken(bytes: Uint8Array): boolean {
  const letters = new TextDecoder('utf-8').decode(bytes).match(/[^\p{ASCII}]/gu) ?? []
  return letters.filter((letter) => letter === '\ufffd').length * 2 > letters.length
}

/** Bytes up to the last complete UTF-8 character, and the rest of the next. */
function wholeLetters(bytes: Uint8Array): { whole: Uint8Array; rest: Uint8Array } {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) break
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    if (length <= back) break
    return { whole: bytes.subarray(0, -back), rest: bytes.subarray(-back) }
  }
  return { whole: bytes, rest: new Uint8Array(0) }
}
