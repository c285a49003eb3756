import { FeedFailure } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import { markedEncoding } from './encodings'
import { feedDecoder } from './feedDecoder'
import { inBlocks } from './inBlocks'
import { joined } from './joined'
import { checkBytes } from './kindOfText'
import { unpackedFeed, type ByteCounts } from './unpackedFeed'

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
