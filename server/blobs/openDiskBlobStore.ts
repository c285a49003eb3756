import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { blobFile, blobFolders } from './blobFolders'
import type { BlobStore } from './blobStore'
import { isMissing } from './isMissing'
import { writeNewFile } from './openNewFile'
import { sweepFolders } from './sweepFolders'

/** Blobs are in `{dataDir}/blobs/ab/cd/`, originals likewise in `originals`, temporary files in `{dataDir}/tmp`. */
export async function openDiskBlobStore(dataDir: string): Promise<BlobStore> {
  const folders = blobFolders(dataDir)
  await mkdir(folders.temporary, { recursive: true })
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
    async read(name, range) {
      const handle = await open(servedFile(name))
      return webStream(handle.createReadStream(range))
    },
    temporaryFile,
    sweep: (sweep) => sweepFolders({ ...folders, temporaryFile }, sweep),
  }
}

/** Moves a file so that it survives a power cut. */
async function moveDurably(file: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await flush(file, { isTouched: true })
  await rename(file, target)
  await flush(path.dirname(target))
}

/** A touched file counts as stored now, however long ago it arrived. */
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

function webStream(readable: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array, undefined> = readable[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await chunks.return?.()
      readable.destroy()
    },
  })
}
