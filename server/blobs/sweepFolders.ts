import { opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BlobFolders } from './blobFolders'
import { isBlobName, type Sweep } from './blobStore'
import { isMissing } from './isMissing'

interface SweptFolders extends BlobFolders {
  /** A path in `temporary`. */
  temporaryFile: () => string
}

/** Deletes old temporary files, and old unreferenced blobs. */
export async function sweepFolders(
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

/** An upload of the same content may have renewed the name since: the check is repeated on the moved file. */
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
