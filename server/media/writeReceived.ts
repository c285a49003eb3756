import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReceivedFile } from './checkFile'

const HEAD_BYTES = 16

/** Writes a file that is arriving to `path`; it is hashed on the way and never in memory as a whole. */
export async function writeReceived(
  content: AsyncIterable<Uint8Array>,
  fileName: string,
  path: string,
): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      }
      done(null, chunk)
    },
  })
  const file = createWriteStream(path, { flags: 'wx' })
  try {
    await pipeline(content, measure, file)
  } catch (error) {
    // Until then the file may still come to be, after whoever waits for the end has removed it.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()))
    throw error
  }
  return { fileName, path, bytes, sha256: hash.digest('hex'), head }
}

/** Somebody else's name for a file, short enough for a message and without control characters. */
export function shownName(name: string | undefined): string {
  return (name ?? '').replace(/\p{C}/gu, '').slice(0, 120)
}
