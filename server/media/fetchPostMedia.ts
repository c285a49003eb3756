import { rm } from 'node:fs/promises'
import {
  formatOfContent,
  MAX_UPLOAD_BYTES,
  kindOfLinkedFile,
  STORY_MAX_BYTES,
  type UploadKind,
  MEGABYTE,
  UPLOAD_RULES,
} from '@/contract/files/uploads'
import { LIMITS } from '@/contract/limits'
import { ApiError, refused } from '../errors/apiError'
import { WebFailure } from '../outbound/web'
import type { PostFacts } from '../page/facts'
import type { PictureDesk } from '../pictures/pictures'
import type { World } from '../world'
import { UploadRefused, type ReceivedFile } from './checkFile'
import { pictureDesk } from './storePicture'
import { storePostFile, type StoredFile } from './storePostFile'
import { shownName, writeReceived } from './writeReceived'

type MediaFacts = Pick<PostFacts, 'images' | 'videos'> & {
  /** Pictures of unavailable videos: they may be small, as videos may. */
  stills?: string[]
}
type Fetch = (url: string) => Promise<ReceivedFile>
/** Why a picture was not copied; null when there was nothing to copy. */
type Missing = { reason: Error | null }

const FILES_AT_ONCE = 3

/**
 * Copies the pictures and videos of a post into the store, videos first. All or nothing: only pictures that a post cannot have anyway (too small,
 * another format, deleted) are left out, unless none remain. Throws a `WebFailure` or the error of the files.
 */
export async function fetchPostMedia(
  world: World,
  owner: Parameters<typeof pictureDesk>[1],
  { images, videos, stills = [] }: MediaFacts,
  { isStory, signal }: { isStory: boolean; signal: AbortSignal },
): Promise<StoredFile[]> {
  // Other callers may wait for the same link: the work continues when the first caller disconnects.
  const desk = pictureDesk(world, owner)
  const paths: string[] = []
  const limits = { signal, maxBytes: isStory ? STORY_MAX_BYTES : MAX_UPLOAD_BYTES }
  const fetch: Fetch = (url) => {
    const path = world.blobs.temporaryFile()
    paths.push(path)
    return fetchFile(world, url, path, limits)
  }
  const clips = videos.slice(0, LIMITS.filesPerPost)
  const pictures = images.slice(0, LIMITS.filesPerPost - clips.length)
  const room = LIMITS.filesPerPost - clips.length - pictures.length
  try {
    const found = await allOf([
      ...clips.map(
        ({ url, poster }) =>
          () =>
            storeVideo(desk, fetch, url, poster),
      ),
      ...pictures.map((url) => () => storePicture(desk, fetch, url)),
      ...stills.slice(0, room).map((url) => () => storePicture(desk, fetch, url, 'videoCover')),
    ])
    const stored = found.filter((one): one is StoredFile => !isMissing(one))
    const reason = found.filter(isMissing).find((one) => one.reason)?.reason
    if (stored.length === 0 && reason) throw reason
    return stored
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

const isMissing = (found: StoredFile | Missing): found is Missing => 'reason' in found

/** Some at a time and in order. After a failure no more are started, and the running ones are awaited, so that nothing is still being written. */
async function allOf<Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const waiting = [...tasks.entries()]
  const results: Result[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next
      try {
        results[index] = await task()
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  const workers = Array.from({ length: FILES_AT_ONCE }, work)
  await Promise.allSettled(workers)
  await Promise.all(workers)
  return results
}

async function storePicture(
  desk: PictureDesk,
  fetch: Fetch,
  url: string,
  place?: UploadKind,
): Promise<StoredFile | Missing> {
  try {
    const file = await fetch(url)
    return await storePostFile(desk, file, undefined, place ?? kindOf(file))
  } catch (error) {
    if (error instanceof NoFile) return { reason: null }
    if (isBusy(error)) throw error
    const isLeftOut = error instanceof WebFailure && error.kind !== 'unreachable'
    if (isLeftOut || error instanceof UploadRefused || error instanceof ApiError) {
      return { reason: error }
    }
    throw error
  }
}

/** A retry may load the picture. */
const isBusy = (error: unknown) => error instanceof ApiError && error.status === 429

const kindOf = ({ head }: ReceivedFile) => kindOfLinkedFile(formatOfContent(head))

/** For a player that is a page, only the picture is copied; any other video must be copied. */
async function storeVideo(
  desk: PictureDesk,
  fetch: Fetch,
  url: string,
  poster: string | null,
): Promise<StoredFile | Missing> {
  try {
    const file = await fetch(url)
    const cover = poster === null ? undefined : await fetch(poster).catch(leftOut)
    return await storePostFile(desk, file, cover, kindOf(file)).catch((error: unknown) => {
      // Without its cover, when the cover was refused.
      if (cover && error instanceof UploadRefused) return storePostFile(desk, file)
      throw error
    })
  } catch (error) {
    if (error instanceof NoFile && error.isPage) {
      return poster === null ? { reason: null } : storePicture(desk, fetch, poster)
    }
    if (error instanceof NoFile || error instanceof WebFailure)
      throw refused('video-not-loaded', 'link')
    throw error
  }
}

function leftOut(error: unknown): undefined {
  if (error instanceof NoFile || error instanceof WebFailure || error instanceof ApiError) return
  throw error
}

const ACCEPT = 'image/jpeg,image/png,image/webp;q=0.9,video/mp4,video/quicktime,*/*;q=0.5'
const HEAD_BYTES = 16

interface FetchLimits {
  /** The limit for any kind of file; each kind also has its own. */
  maxBytes?: number
  signal: AbortSignal
}

/** The address has no file, though perhaps a page. */
class NoFile extends Error {
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
async function fetchFile(
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
