import { createHash } from 'node:crypto'
import { cutText } from '@/contract/text/typedText'
import type { ReceivedFile } from './checkFile'
import { openNewFile } from '../blobs/diskFiles'

const HEAD_BYTES = 16

/** Writes an arriving file to `path`; it is hashed on the way and never in memory as a whole. */
export async function writeReceived(
  content: AsyncIterable<Uint8Array>,
  fileName: string,
  path: string,
): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  const file = await openNewFile(path)
  try {
    for await (const chunk of content) {
      bytes += chunk.length
      hash.update(chunk)
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      }
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  return { fileName, path, bytes, sha256: hash.digest('hex'), head }
}

/** A sender's file name, shortened for a message and without control characters. */
export function shownName(name: string | undefined): string {
  return cutText((name ?? '').replace(/\p{C}/gu, ''), 120)
}
