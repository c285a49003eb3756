import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { formatOfContent, kindOfPostFile, type UploadKind } from '@/contract/files/uploads'
import type { Variant } from '../blobs/variants'
import type { MediaTable } from '../db/tables/posts'
import { storeBlankVariants, storeVariants, type PictureDesk } from '../pictures/pictures'
import { stripVideo } from '../videos/stripVideo'
import { checkFile, UploadRefused, type ReceivedFile } from './checkFile'

/** The columns of a stored file in `media`. */
export type StoredFile = Pick<
  MediaTable,
  'kind' | 'format' | 'blob' | 'bytes' | 'width' | 'height' | 'duration' | 'variants'
>

/**
 * Checks a picture or a video for a post and stores it with its sizes. `poster` is a frame of the video; without one
 * the video gets a plain picture. `place` is the row of the upload table. Throws `UploadRefused`.
 */
export async function storePostFile(
  desk: PictureDesk,
  file: ReceivedFile,
  poster?: ReceivedFile,
  place: UploadKind = kindOfPostFile(formatOfContent(file.head)),
): Promise<StoredFile> {
  const { format, width, height, duration } = await checkFile(place, file)
  let variants: Variant[]
  if (duration === null) variants = await readableVariants(desk, file)
  else if (poster) variants = await storePoster(desk, poster)
  else variants = await storeBlankVariants(desk, { width, height })
  const isVideo = duration !== null
  // An uploaded original is never served; a video is served as it is stored.
  if (isVideo && !(await stripVideo(file.path))) {
    throw new UploadRefused({ code: 'unreadable-file' }, file.fileName)
  }
  return {
    kind: isVideo ? 'video' : 'image',
    format,
    blob: isVideo
      ? await desk.blobs.take(file.path, await hashOfFile(file.path), format)
      : await desk.blobs.keepOriginal(file.path, file.sha256, format),
    bytes: file.bytes,
    width,
    height,
    duration,
    variants: JSON.stringify(variants),
  }
}

/** Checks a frame of a video and stores its sizes. Throws `UploadRefused`. */
export async function storePoster(desk: PictureDesk, poster: ReceivedFile): Promise<Variant[]> {
  await checkFile('videoCover', poster)
  return readableVariants(desk, poster)
}

async function readableVariants(desk: PictureDesk, file: ReceivedFile): Promise<Variant[]> {
  const variants = await storeVariants(desk, file.path)
  if (!variants) throw new UploadRefused({ code: 'unreadable-file' }, file.fileName)
  return variants
}

/** SHA-256 of a file's content, in hexadecimal. */
async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
