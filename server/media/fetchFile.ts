import {
  formatOfContent,
  MAX_UPLOAD_BYTES,
  MEGABYTE,
  kindOfLinkedFile,
  UPLOAD_RULES,
} from '@/contract/files/uploads'
import { ApiError } from '../errors/apiError'
import { WebFailure } from '../outbound/web'
import type { World } from '../world'
import type { ReceivedFile } from './checkFile'
import { shownName, writeReceived } from './writeReceived'

const ACCEPT = 'image/jpeg,image/png,image/webp;q=0.9,video/mp4,video/quicktime,*/*;q=0.5'
const HEAD_BYTES = 16

interface FetchLimits {
  /** The limit for any kind of file; each kind also has its own. */
  maxBytes?: number
  signal: AbortSignal
}

/** There is no file at the address, though there may be a page. */
export class NoFile extends Error {
  readonly isPage: boolean

  constructor(isPage: boolean) {
    super('no file')
    this.isPage = isPage
  }
}

/**
 * Copies a picture or a video from the web to `path`. Throws `NoFile`, a `WebFailure`, or the error of the file's size as soon as it exceeds the
 * limit of its kind.
 */
export async function fetchFile(
  { web }: Pick<World, 'web'>,
  url: string,
  path: string,
  { maxBytes = MAX_UPLOAD_BYTES, signal }: FetchLimits,
): Promise<ReceivedFile> {
  const fileName = nameOf(url)
  const request = { accept: ACCEPT, maxBytes, signal }
  try {
    return await web.read(url, request, async ({ status, type, body }) => {
      if (status >= 500 || status === 429) throw new WebFailure('unreachable')
      if (status !== 200) throw new NoFile(false)
      if (/^text\/html\b/i.test(type)) throw new NoFile(true)
      return writeReceived(withinRules(body, fileName), fileName, path)
    })
  } catch (error) {
    if (error instanceof WebFailure && error.kind === 'too-large') {
      throw tooLarge(fileName, maxBytes)
    }
    throw error
  }
}

async function* withinRules(
  content: AsyncIterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
    const { maxBytes } = UPLOAD_RULES[kindOfLinkedFile(formatOfContent(head))]
    if (bytes > maxBytes) throw tooLarge(fileName, maxBytes)
    yield chunk
  }
}

/** Without the file's actual size, because the rest of it was not read. */
function tooLarge(fileName: string, maxBytes: number): ApiError {
  return new ApiError(200, 'file-too-large', {
    messageId: 'server.linked-file-too-large',
    values: { fileName, maxMb: maxBytes / MEGABYTE },
    facts: { fileName, maxBytes },
  })
}

/** The last part of an address; its host when it has none. */
function nameOf(url: string): string {
  const { pathname, hostname } = new URL(url)
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname
  try {
    return shownName(decodeURIComponent(last))
  } catch {
    return shownName(last)
  }
}
