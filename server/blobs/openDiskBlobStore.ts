import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, stat, utimes, opendir, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  blobFile,
  blobFolders,
  type BlobFolders,
  isMissing,
  makeFolder,
  writeNewFile,
} from './diskFiles'
import { type BlobStore, isBlobName, type Sweep } from './blobStore'
import { lazyStream } from './lazyStream'

/** Blobs are in `{dataDir}/blobs/ab/cd/`, originals likewise in `originals`, temporary files in `{dataDir}/tmp`. */
export async function openDiskBlobStore(dataDir: string): Promise<BlobStore> {
  const folders = blobFolders(dataDir)
  await makeFolder(folders.temporary)
  const servedFile = (name: string) => blobFile(folders.served, name)
  const temporaryFile = () => path.join(folders.temporary, randomUUID())
  const takeInto = (folder: string): BlobStore['take'] =>
    async function take(file, sha256, extension) {
      const name = `${sha256}.${extension}`
      await moveDurably(file, blobFile(folder, name))
      return name
    }
  const take = takeInto(folders.served)

  return {
    take,
    keepOriginal: takeInto(folders.originals),
    async put(content, extension) {
      const file = temporaryFile()
      await writeNewFile(file, content)
      return take(file, createHash('sha256').update(content).digest('hex'), extension)
    },
    async touch(name) {
      const now = new Date()
      try {
        await utimes(servedFile(name), now, now)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async size(name) {
      try {
        return (await stat(servedFile(name))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    read: (name, range) => lazyStream(() => createReadStream(servedFile(name), range)),
    temporaryFile,
    sweep: (sweep) => sweepFolders({ ...folders, temporaryFile }, sweep),
  }
}

/** Moves a file so that it survives a power cut. */
async function moveDurably(file: string, target: string): Promise<void> {
  await makeFolder(path.dirname(target))
  await flush(file, { isTouched: true })
  await rename(file, target)
  await flush(path.dirname(target))
}

/** Writes a file to the disk. A touched file counts as stored now, however long ago it arrived. */
async function flush(target: string, { isTouched = false } = {}): Promise<void> {
  const handle = await open(target, 'r')
  try {
    if (isTouched) {
      const now = new Date()
      await handle.utimes(now, now)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface SweptFolders extends BlobFolders {
  /** A path in `temporary`. */
  temporaryFile: () => string
}

/** Deletes old temporary files, and old unreferenced blobs. */
async function sweepFolders(
  { served, originals, temporary, temporaryFile }: SweptFolders,
  { before, isNamed, signal }: Sweep,
): Promise<void> {
  for await (const { path: file } of entriesOf(temporary)) {
    signal?.throwIfAborted()
    if (await isOlder(file, before)) await rm(file, { recursive: true, force: true })
  }
  for (const folder of [served, originals]) {
    for await (const { path: file, name } of filesBelow(folder)) {
      signal?.throwIfAborted()
      if (isBlobName(name) && !isNamed(name) && (await isOlder(file, before))) {
        await removeOld(file, before, temporaryFile())
      }
    }
  }
}

/**
 * Deletes an old file. It is moved first and checked again, because an upload of the same content
 * may have renewed it meanwhile.
 */
async function removeOld(file: string, before: number, away: string): Promise<void> {
  await rename(file, away)
  if (await isOlder(away, before)) await rm(away, { force: true })
  else await rename(away, file)
}

/** False also for a file that no longer exists. */
async function isOlder(file: string, before: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < before
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

interface Entry {
  path: string
  name: string
}

async function* entriesOf(folder: string): AsyncGenerator<Entry & { isFolder: boolean }> {
  try {
    for await (const entry of await opendir(folder)) {
      const { name } = entry
      yield { path: path.join(folder, name), name, isFolder: entry.isDirectory() }
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

async function* filesBelow(folder: string): AsyncGenerator<Entry> {
  for await (const entry of entriesOf(folder)) {
    if (entry.isFolder) yield* filesBelow(entry.path)
    else yield entry
  }
}
