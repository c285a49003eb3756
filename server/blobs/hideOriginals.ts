import { access, mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '../db/openDatabase'
import type { Settings } from '../settings'
import { blobFile, blobFolders, isMissing } from './diskFiles'
import { blobsIn, namedBlobs, type BlobColumn } from './blobReferences'

const ORIGINALS: readonly BlobColumn[] = [
  { table: 'media', key: 'id', column: 'blob' },
  { table: 'user_media', key: 'id', column: 'blob' },
  { table: 'sku_media', key: 'id', column: 'blob' },
  { table: 'album', key: 'id', column: 'cover_blob' },
]
const SIZES: readonly BlobColumn[] = [
  { table: 'media', key: 'id', column: 'variants' },
  { table: 'user_media', key: 'id', column: 'variants' },
  { table: 'sku_media', key: 'id', column: 'variants' },
  { table: 'album', key: 'id', column: 'cover_variants' },
]
const VIDEO = /\.(?:mp4|mov)$/
/** Records that no original is left among the served files. */
const MARK = '.separate'

/**
 * Moves the originals of older stores out of the served files. Each move is atomic and finished
 * ones are skipped, so it may be interrupted and repeated, even by two servers concurrently.
 */
export async function hideOriginals(db: Db, { dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  const { served, originals } = blobFolders(dataDir)
  const mark = path.join(originals, MARK)
  if (await isThere(mark)) return
  // Blobs are named by content: an original may be the same file as a served size of another
  // picture (downloaded and uploaded again). Such a file stays served.
  const sizes = await namedBlobs(db, { columns: SIZES })
  for (const column of ORIGINALS) {
    for await (const name of blobsIn(db, column)) {
      if (VIDEO.test(name) || sizes.has(name)) continue
      const target = blobFile(originals, name)
      await mkdir(path.dirname(target), { recursive: true })
      await moveIfThere(blobFile(served, name), target)
    }
  }
  await mkdir(originals, { recursive: true })
  await (await open(mark, 'w')).close()
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function moveIfThere(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
