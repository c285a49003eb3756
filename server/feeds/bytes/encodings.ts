import { isAscii, isUtf8 } from 'node:buffer'
import { FeedFailure } from '../feedFailure'

/** Names that feeds use and `TextDecoder` does not support. */
const ALIASES: Readonly<Record<string, string>> = {
  ansi: 'windows-1251',
  '1251': 'windows-1251',
  'win-1251': 'windows-1251',
  win1251: 'windows-1251',
  windows1251: 'windows-1251',
  windows_1251: 'windows-1251',
  'cp-1251': 'windows-1251',
  cp_1251: 'windows-1251',
  'ms-cyrl': 'windows-1251',
  'win-1252': 'windows-1252',
  windows1252: 'windows-1252',
  'cp-1252': 'windows-1252',
  'cp-866': 'ibm866',
  dos: 'ibm866',
  koi8r: 'koi8-r',
  koi8u: 'koi8-u',
  utf_8: 'utf-8',
  'utf-8-sig': 'utf-8',
  utf8mb4: 'utf-8',
  utf16: 'utf-16le',
  'utf-16-le': 'utf-16le',
  'utf-16-be': 'utf-16be',
}

/** An encoding by its name in a feed or a header; throws a `FeedFailure` with an unknown name. */
export function encodingNamed(name: string): string {
  const label = name.trim().toLowerCase()
  try {
    return new TextDecoder(Object.hasOwn(ALIASES, label) ? ALIASES[label] : label).encoding
  } catch {
    throw new FeedFailure('unknown-encoding', name.trim().slice(0, 40))
  }
}

/**
 * The encoding by a byte order mark, or by the zeros of `<?` or `<y` in UTF-16 without one; null
 * when neither shows it.
 */
export function markedEncoding([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0 && fourth !== 0) return 'utf-16be'
  return null
}

const XML_ENCODING = /^\s*<\?xml\b[^<>]{0,200}?\sencoding\s{0,9}=\s{0,9}["']([^"'<>]{0,60})["']/

/**
 * The encoding of an XML declaration; null when it is missing, and for UTF-16, as the declaration
 * could be read byte by byte.
 */
function declaredEncoding(start: Uint8Array): string | null {
  const named = XML_ENCODING.exec(new TextDecoder('latin1').decode(start.subarray(0, 1024)))?.[1]
  if (named === undefined || named.trim() === '') return null
  const encoding = encodingNamed(named)
  return encoding.startsWith('utf-16') ? null : encoding
}

/** The encoding of `Content-Type`; a server's statement is less reliable than the feed's, so an unknown one is ignored. */
function headerEncoding(contentType: string): string | null {
  const named = /;\s{0,9}charset\s{0,9}=\s{0,9}"?([\w.:-]{1,60})/i.exec(contentType)?.[1]
  try {
    return named === undefined ? null : encodingNamed(named)
  } catch {
    return null
  }
}

export interface FeedDecoder {
  decode(block: Uint8Array): string
  /** The rest of a character that the last block split. */
  end(): string
  /** The encoding that was detected so far. */
  encoding(): string
}

/**
 * Decodes by the byte order mark, else by the feed's declaration, else as UTF-8. A text that is
 * mostly invalid as UTF-8 is read in the encoding of the server's header, or in windows-1251.
 */
export function feedDecoder(start: Uint8Array, contentType: string): FeedDecoder {
  const marked = markedEncoding(start)
  if (marked !== null) return knownDecoder(marked)
  const declared = declaredEncoding(start)
  const isRefuted = declared === 'windows-1251' && isCyrillicUtf8(wholeLetters(start).whole)
  if (declared !== null && declared !== 'utf-8' && !isRefuted) return knownDecoder(declared)
  return guessingDecoder(otherThanUtf8(headerEncoding(contentType)))
}

/**
 * Whether bytes are Cyrillic in UTF-8. Valid UTF-8 alone proves nothing: the two bytes of «Её» in
 * windows-1251 are a Latin letter in UTF-8.
 */
const isCyrillicUtf8 = (bytes: Uint8Array) =>
  !isAscii(bytes) && isUtf8(bytes) && /\p{Script=Cyrillic}/u.test(new TextDecoder().decode(bytes))

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

/**
 * Decides by the first block that is not ASCII: when it is mostly invalid as UTF-8, everything is
 * read as `other`.
 */
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
