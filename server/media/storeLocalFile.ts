import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { World } from '../world'
import type { ReceivedFile } from './checkFile'
import { writeNewFile } from '../blobs/diskFiles'
import { storePostFile, type StoredFile } from './storePostFile'

/** The owner under which the server's own files wait in the fair queue. */
const OWN_FILES = 'own'

/** Stores a local file like an upload; the file itself stays. Throws `UploadRefused`. */
export async function storeLocalFile(
  world: Pick<World, 'blobs'>,
  file: string,
): Promise<StoredFile> {
  const desk = { blobs: world.blobs, work: { owner: OWN_FILES } }
  return storePostFile(desk, await receiveBytes(world, path.basename(file), await readFile(file)))
}

/** Writes bytes to a temporary file, as an upload does. */
export async function receiveBytes(
  { blobs }: Pick<World, 'blobs'>,
  fileName: string,
  content: Uint8Array,
): Promise<ReceivedFile> {
  const target = blobs.temporaryFile()
  await writeNewFile(target, content)
  return {
    fileName,
    path: target,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    head: content.subarray(0, 16),
  }
}
