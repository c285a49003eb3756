import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { BlobStore } from './blobStore'
import { isMissing } from './isMissing'
import { sweepFolders } from './sweepFolders'

/** Blobs under `{dataDir}/blobs/ab/cd/`, files under way in `{dataDir}/tmp`. */
export async function openDiskBlobStore(dataDir: string): Promise<BlobStore> {
  const temporary = path.join(dataDir, 'tmp')
  await mkdir(temporary, { recursive: true })

  const blobs = path.join(dataDir, 'blobs')
  const pathOf = (name: string) => path.join(blobs, name.slice(0, 2), name.slice(2, 4), name)
  const temporaryFile = () => path.join(temporary, randomUUID())

  async function take(file: string, sha256: string, extension: string): Promise<string> {
    const name = `${sha256}.${extension}`
    const target = pathOf(name)
    await mkdir(path.dirname(target), { recursive: true })
    await flush(file, { isTouched: true })
    await rename(file, target)
    await flush(path.dirname(target))
    return name
  }

  return {
    take,
    async put(content, extension) {
      const file = temporaryFile()
      const handle = await open(file, 'wx')
      try {
        await handle.writeFile(content)
      } finally {
        await handle.close()
      }
      return take(file, createHash('sha256').update(content).digest('hex'), extension)
    },
    async size(name) {
      try {
        return (await stat(pathOf(name))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    read: (name, range) => webStream(createReadStream(pathOf(name), range)),
    temporaryFile,
    sweep: (sweep) => sweepFolders({ blobs, temporary, temporaryFile }, sweep),
  }
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
  const chunks = readable[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}
