import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedFailure, tooLarge } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import { joined } from './joined'

/** Counted while the feed is read. */
export interface ByteCounts {
  isGzip: boolean
  bytes: number
  unpackedBytes: number
}

/** The bytes of a feed, decompressed if its first two bytes are of gzip, within its limits. */
export async function* unpackedFeed(
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
