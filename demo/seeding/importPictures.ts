import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { storeLocalFile } from '../../server/media/storeLocalFile'
import type { StoredFile } from '../../server/media/storePostFile'
import type { World } from '../../server/world'
import type { DrawPictures } from './drawInChild'

/** Stored pictures by the id under which they are drawn. */
export type StoredPictures = (id: string) => StoredFile

/** Draws the demo's pictures and stores them like uploads, each as soon as it is drawn. */
export async function importPictures(
  world: Pick<World, 'blobs' | 'settings'>,
  draw: DrawPictures,
): Promise<StoredPictures> {
  const folder = path.join(world.settings.dataDir, 'tmp', 'demo')
  await mkdir(folder, { recursive: true })
  const stored = new Map<string, StoredFile>()
  try {
    for await (const id of draw(folder)) {
      stored.set(id, await storeLocalFile(world, path.join(folder, `${id}.jpg`)))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return (id) => {
    const file = stored.get(id)
    if (!file) throw new Error(`The demo's picture ${id} was not drawn`)
    return file
  }
}
