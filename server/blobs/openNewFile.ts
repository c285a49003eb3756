import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { isMissing } from './isMissing'

/** Creates a file for writing; its folder is created again when it was removed. */
export async function openNewFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx')
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(path.dirname(file), { recursive: true })
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
