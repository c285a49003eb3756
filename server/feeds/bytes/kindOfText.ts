import { notAFeed } from '../feedFailure'

const HTML = /^(?:<!doctype\s{1,9}html\b|<(?:html|head|body|title|meta|script|div|h1|p|br|b)\b)/i
const SIGN_IN = /<input\b[^<>]{0,300}type\s{0,9}=\s{0,9}["']?password/i
/** Signatures of files that users submit as feeds: ZIP and XLSX, RAR, 7z, XLS, PDF. */
const FILES = ['PK\u0003\u0004', 'Rar!', '7z\u00bc\u00af', '\u00d0\u00cf\u0011\u00e0', '%PDF']

/** Zeros after this position are an error in a text. */
const BINARY_WITHIN = 1024

/** Throws the kind of file when the first bytes are not of a feed. */
export function checkBytes(start: Uint8Array, isUtf16: boolean): void {
  const text = new TextDecoder('latin1').decode(start.subarray(0, 16))
  if (FILES.some((file) => text.startsWith(file))) throw notAFeed('file')
  if (!isUtf16 && start.subarray(0, BINARY_WITHIN).includes(0)) throw notAFeed('binary')
}

/** Whether a text is XML or a table; throws for HTML and for JSON. */
export function kindOfText(start: string): 'xml' | 'table' {
  const text = start.trimStart()
  if (HTML.test(text)) throw notAFeed(SIGN_IN.test(text) ? 'sign-in' : 'html')
  if (text.startsWith('<')) return 'xml'
  if (/^[{[]/.test(text)) throw notAFeed('json')
  return 'table'
}
