import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedFailure, tooLarge } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import { markedEncoding } from './encodings'
import { feedDecoder } from './feedDecoder'
import { inBlocks } from './inBlocks'
import { joined } from './joined'
import { checkBytes } from './kindOfText'

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
