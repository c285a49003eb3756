import { FeedFailure } from '../feedFailure'

/** Names that feeds use and `TextDecoder` does not know. */
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

/** By a byte order mark, or by the zeros of `<?` or `<y` in UTF-16 without one. */
export function markedEncoding([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0 && fourth !== 0) return 'utf-16be'
  return null
}

const XML_ENCODING = /^\s*<\?xml\b[^<>]{0,200}?\sencoding\s{0,9}=\s{0,9}["']([^"'<>]{0,60})["']/

/** The encoding of an XML declaration, null when it is missing or contradictory: the declaration was read as single bytes. */
export function declaredEncoding(start: Uint8Array): string | null {
  const named = XML_ENCODING.exec(new TextDecoder('latin1').decode(start.subarray(0, 1024)))?.[1]
  if (named === undefined || named.trim() === '') return null
  const encoding = encodingNamed(named)
  return encoding.startsWith('utf-16') ? null : encoding
}

/** The encoding of `Content-Type`; a server's statement is less reliable than the feed's, so an unknown one is ignored. */
export function headerEncoding(contentType: string): string | null {
  const named = /;\s{0,9}charset\s{0,9}=\s{0,9}"?([\w.:-]{1,60})/i.exec(contentType)?.[1]
  try {
    return named === undefined ? null : encodingNamed(named)
  } catch {
    return null
  }
}
