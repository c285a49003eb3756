import { createHash, type Hash } from 'node:crypto'
import { rm, stat, statfs } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { blobFile, blobFolders, isMissing, openNewFile } from '../../../blobs/diskFiles'
import { MODEL_COPIES } from '../../../blobs/variants'
import type { World } from '../../../world'
import { ArchiveRefused } from './archiveRefused'
import { placeOf, type Archive } from './openArchive'

/** Bytes that must remain free on the disk, because the database grows too. */
const SPARE_BYTES = 64 * 1024 * 1024
const MEGABYTE = 1024 * 1024

/** Far above the models that may be uploaded. */
const MAX_MODEL_BYTES = 1024 * MEGABYTE

type Storing = Pick<World, 'blobs' | 'settings'>

export async function demandRoom({ settings }: Storing, { bytes }: Archive): Promise<void> {
  const { bavail, bsize } = await statfs(settings.dataDir)
  const free = bavail * bsize
  if (free >= bytes + SPARE_BYTES) return
  throw new ArchiveRefused('import_no-room', {
    needed: Math.ceil((bytes + SPARE_BYTES) / MEGABYTE),
    free: Math.floor(free / MEGABYTE),
  })
}

/** Reads every file to its end: its size and sum must be those of the manifest, its name that of its content. */
export async function checkFiles(archive: Archive): Promise<void> {
  for (const entry of Object.keys(archive.manifest.files)) {
    const { name } = placeOf(entry)
    const copy = unpackerOf(name)
    const hash = createHash('sha256')
    if (copy === null) for await (const chunk of archive.read(entry)) hash.update(chunk)
    else await hashUnpacked(archive.read(entry), copy, hash, entry)
    if (hash.digest('hex') !== name.slice(0, name.indexOf('.'))) {
      throw new ArchiveRefused('import_sum', { name: entry })
    }
  }
}

/** A compressed copy of a 3D model is named by the model. */
function unpackerOf(name: string) {
  if (name.endsWith(`.${MODEL_COPIES.br}`)) return createBrotliDecompress()
  return name.endsWith(`.${MODEL_COPIES.gzip}`) ? createGunzip() : null
}

async function hashUnpacked(
  content: AsyncIterable<Buffer>,
  unpacker: NonNullable<ReturnType<typeof unpackerOf>>,
  hash: Hash,
  entry: string,
): Promise<void> {
  try {
    await pipeline(content, unpacker, async (chunks: AsyncIterable<Buffer>) => {
      let bytes = 0
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > MAX_MODEL_BYTES) throw new ArchiveRefused('import_entry', { name: entry })
        hash.update(chunk)
      }
    })
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error
    throw new ArchiveRefused('import_sum', { name: entry })
  }
}

/** Stores all files. Returns a function that removes those that were new; removes them itself when it fails. */
export async function storeFiles(
  { blobs, settings }: Storing,
  archive: Archive,
): Promise<() => Promise<void>> {
  const { served, originals } = blobFolders(settings.dataDir)
  const added: string[] = []
  const remove = async () => {
    for (const file of added) await rm(file, { force: true })
  }
  try {
    for (const [entry, { sha256 }] of Object.entries(archive.manifest.files)) {
      const { folder, name } = placeOf(entry)
      const target = blobFile(folder === 'originals' ? originals : served, name)
      if (await exists(target)) continue
      const file = blobs.temporaryFile()
      try {
        await writeTo(file, archive.read(entry))
        added.push(target)
        const [stem = sha256, extension = ''] = name.split('.')
        await (folder === 'originals' ? blobs.keepOriginal : blobs.take)(file, stem, extension)
      } finally {
        await rm(file, { force: true })
      }
    }
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

async function writeTo(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await openNewFile(file)
  try {
    for await (const chunk of content) await handle.writeFile(chunk)
  } finally {
    await handle.close()
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
