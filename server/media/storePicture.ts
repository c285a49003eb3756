import type { UploadKind } from '@/contract/files/uploads'
import type { MediaTable } from '../db/tables/posts'
import { storeVariants, type PictureDesk } from '../pictures/pictures'
import type { World } from '../world'
import { checkFile, UploadRefused, type ReceivedFile } from './checkFile'

/** The columns of a stored picture in the tables with pictures. */
export type StoredPicture = Pick<
  MediaTable,
  'format' | 'blob' | 'bytes' | 'width' | 'height' | 'variants'
>

/** Checks a picture against a row of the upload table and stores it with its sizes. Throws `UploadRefused`. */
export async function storePicture(
  desk: PictureDesk,
  place: UploadKind,
  file: ReceivedFile,
): Promise<StoredPicture> {
  const { format, width, height } = await checkFile(place, file)
  const variants = await storeVariants(desk, file.path)
  if (!variants) throw new UploadRefused({ code: 'unreadable-file' }, file.fileName)
  return {
    format,
    blob: await desk.blobs.keepOriginal(file.path, file.sha256, format),
    bytes: file.bytes,
    width,
    height,
    variants: JSON.stringify(variants),
  }
}

/** Work for a user waits in the queue of their account; with a request it is dropped when its caller disconnects. */
export function pictureDesk(
  { blobs }: Pick<World, 'blobs'>,
  { account }: { account: { id: number } },
  request?: Request,
): PictureDesk {
  return { blobs, work: { owner: `account ${account.id}`, signal: request?.signal } }
}
