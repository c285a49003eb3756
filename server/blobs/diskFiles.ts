import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

/**
 * Creates a folder with its parents. Tries again when one of them is removed at the same moment,
 * which is reported as a missing folder.
 */
export async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { recursive: true })
  await make().catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return make()
  })
}

/** Creates a file for writing; its folder is created again when it was removed. */
export async function openNewFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx')
  } catch (error) {
    if (!isMissing(error)) throw error
    await makeFolder(path.dirname(file))
    return open(file, 'wx')
  }
}

/** Writes a whole new file, in a folder that may have been removed. */
export async function writeNewFile(file: string, content: Uint8Array): Promise<void> {
  const handle = await openNewFile(file)
  try {
    await handle.writeFile(content)
  } finally {
    await handle.close()
  }
}

/** Whether an error was raised by the operating system: `code` is its name, such as ENOSPC. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error
}

/** Whether a file system call failed because the file does not exist. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}

/** The folders of a disk store. */
export interface BlobFolders {
  /** Served files: sizes of pictures, videos. */
  served: string
  /** Pictures as they were uploaded, with all their metadata; no route serves them. */
  originals: string
  /** Temporary files. */
  temporary: string
}

export function blobFolders(dataDir: string): BlobFolders {
  return {
    served: path.join(dataDir, 'blobs'),
    originals: path.join(dataDir, 'originals'),
    temporary: path.join(dataDir, 'tmp'),
  }
}

/** The path of a file below `served` or `originals`. */
export function blobFile(folder: string, name: string): string {
  return path.join(folder, name.slice(0, 2), name.slice(2, 4), name)
}
