import { mkdir, open, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { isMissing, writeNewFile } from '../../../blobs/diskFiles'

/** The size of all copies together. */
export const MAX_COPIES_BYTES = 1024 ** 3
const DAY_MS = 24 * 3_600_000
const SECOND = 1000
/**
 * The part of the limit that a cleanup leaves free; copies are counted each time half of it was
 * written.
 */
const SLACK = 0.1

export interface StoredCopy {
  content: Buffer
  /** When the picture was read from its host. */
  readAt: number
}

/** Copies of pictures on disk, by name. Their loss does no harm, and processes may share them. */
export interface CopyFolder {
  read(name: string, now: number): Promise<StoredCopy | null>
  /** Stores a copy; the least recently used ones are removed at the limit. */
  store(name: string, content: Uint8Array, now: number): Promise<void>
  /** Removes a copy, if there is one. */
  remove(name: string): Promise<void>
}

interface Place {
  folder: string
  /** A new path on the same disk. */
  temporaryFile: () => string
  maxBytes?: number
}

/**
 * A file's modification time is when its picture was read, its access time when it was last used,
 * exact to a day.
 */
export function openCopyFolder({
  folder,
  temporaryFile,
  maxBytes = MAX_COPIES_BYTES,
}: Place): CopyFolder {
  // Copies of earlier processes are not counted yet.
  let written = Infinity
  const fileOf = (name: string) => path.join(folder, name.slice(0, 2), `${name}.webp`)

  return {
    async read(name, now) {
      const handle = await openIfThere(fileOf(name))
      if (handle === null) return null
      try {
        const { atimeMs, mtimeMs } = await handle.stat()
        const content = await handle.readFile()
        if (!isWhole(content)) return null
        // If the use of a copy cannot be recorded, it is removed a little earlier.
        if (now - atimeMs >= DAY_MS) await handle.utimes(now / SECOND, mtimeMs / SECOND).catch(none)
        return { content, readAt: mtimeMs }
      } finally {
        await handle.close()
      }
    },

    remove: (name) => rm(fileOf(name), { force: true }),

    async store(name, content, now) {
      const file = temporaryFile()
      try {
        await writeNewFile(file, content)
        await utimes(file, now / SECOND, now / SECOND)
        await mkdir(path.dirname(fileOf(name)), { recursive: true })
        await rename(file, fileOf(name))
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
      written += content.length
      if (written < (maxBytes * SLACK) / 2) return
      written = 0
      await makeRoom(folder, maxBytes * (1 - SLACK))
    },
  }
}

const none = () => undefined

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** After a power failure a file may be incomplete; a WebP begins with its length. */
function isWhole(content: Buffer): boolean {
  return content.length > 12 && content.readUInt32LE(4) + 8 === content.length
}

async function makeRoom(folder: string, most: number): Promise<void> {
  const copies = await listCopies(folder)
  let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0)
  for (const copy of copies.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= most) return
    await rm(copy.file, { force: true })
    bytes -= copy.bytes
  }
}

interface CopyFile {
  file: string
  bytes: number
  usedAt: number
}

async function listCopies(folder: string): Promise<CopyFile[]> {
  const copies: CopyFile[] = []
  for (const part of await readdir(folder)) {
    for (const name of await readdir(path.join(folder, part))) {
      const copy = await copyAt(path.join(folder, part, name))
      if (copy) copies.push(copy)
    }
  }
  return copies
}

/** Null when another process has removed it meanwhile. */
async function copyAt(file: string): Promise<CopyFile | null> {
  try {
    const { size, atimeMs, mtimeMs } = await stat(file)
    return { file, bytes: size, usedAt: Math.max(atimeMs, mtimeMs) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
