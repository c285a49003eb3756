import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedFailure, tooLarge, notAFeed } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import { inBlocks, joined } from './blocks'
import { markedEncoding, feedDecoder } from './encodings'

/** A feed as a stream of text. */
export interface FeedText {
  /** Its beginning, which is repeated in the pieces. */
  head: string
  pieces: AsyncIterable<string>
  /** The encoding detected so far. */
  encoding(): string
  /** Must be called after a complete or an aborted reading. */
  close(): Promise<void>
}

/** Decompresses and decodes a feed. Throws a `FeedFailure`; rethrows errors of `bytes`. */
export async function openFeedText(
  bytes: AsyncIterable<Uint8Array>,
  { contentType, limits, counts }: { contentType: string; limits: FeedLimits; counts: ByteCounts },
): Promise<FeedText> {
  const blocks = inBlocks(unpackedFeed(bytes, counts, limits))
  const close = async () => {
    await blocks.return(undefined)
  }
  try {
    const first = await blocks.next()
    if (first.done) throw new FeedFailure('empty')
    const start = first.value
    checkBytes(start, markedEncoding(start)?.startsWith('utf-16') ?? false)
    const head = feedDecoder(start, contentType).decode(start)
    if (head.trim() === '') throw new FeedFailure('empty')
    const decoder = feedDecoder(start, contentType)
    async function* pieces(): AsyncGenerator<string> {
      for await (const block of joined(start, blocks)) {
        for (let at = 0; at < block.length; at += limits.piece) {
          yield decoder.decode(block.subarray(at, at + limits.piece))
        }
      }
      yield decoder.end()
    }
    return { head, pieces: pieces(), encoding: () => decoder.encoding(), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Counted while the feed is read. */
interface ByteCounts {
  isGzip: boolean
  bytes: number
  unpackedBytes: number
}

/** The bytes of a feed, decompressed if its first two bytes are of gzip, within its limits. */
async function* unpackedFeed(
  bytes: AsyncIterable<Uint8Array>,
  counts: ByteCounts,
  limits: FeedLimits,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of gunzipped(bytes, counts)) {
    counts.unpackedBytes += chunk.length
    if (counts.unpackedBytes > limits.bytes) throw tooLarge('total')
    const { bytes: most, ratio } = limits.unpacked
    const isBomb = counts.unpackedBytes > most && counts.unpackedBytes > counts.bytes * ratio
    if (counts.isGzip && isBomb) throw tooLarge('unpacked')
    yield chunk
  }
}

async function* gunzipped(
  bytes: AsyncIterable<Uint8Array>,
  counts: ByteCounts,
): AsyncGenerator<Uint8Array> {
  const source = counted(bytes, counts)
  try {
    const start: Uint8Array[] = []
    let length = 0
    while (length < 2) {
      const { value, done } = await source.next()
      if (done) break
      start.push(value)
      length += value.length
    }
    const first = Buffer.concat(start)
    counts.isGzip = first[0] === 0x1f && first[1] === 0x8b
    const whole = joined(first, source)
    yield* counts.isGzip ? gunzip(whole) : whole
  } finally {
    await source.return(undefined)
  }
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  counts: ByteCounts,
): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of bytes) {
    counts.bytes += chunk.length
    yield chunk
  }
}

async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = pipeline(
    Readable.from(bytes, { objectMode: false }),
    createGunzip(),
    () => undefined,
  )
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) yield chunk
  } catch (error) {
    throw asArchiveFailure(error)
  }
}

/** Errors of the source itself are returned unchanged. */
function asArchiveFailure(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === 'Z_BUF_ERROR') return new FeedFailure('cut', 'gzip')
  if (typeof code === 'string' && code.startsWith('Z_')) {
    return new FeedFailure('broken-archive', code)
  }
  return error
}

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
