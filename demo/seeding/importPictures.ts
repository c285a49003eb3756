import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { storeLocalFile } from '../../server/media/storeLocalFile'
import type { StoredFile } from '../../server/media/storePostFile'
import type { World } from '../../server/world'

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

/** Draws the demo's pictures into a folder as `{id}.jpg` and yields each id when its file is complete. */
export type DrawPictures = (folder: string) => AsyncIterable<string>

/** Draws in a process of its own: this one must never read SVG. `distDir` has the built server. */
export function drawInChild(distDir: string): DrawPictures {
  return async function* draw(folder) {
    const child = spawn(process.execPath, [path.join(distDir, 'server', 'draw.mjs'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended: Promise<unknown[]> = once(child, 'close')
    try {
      yield* createInterface({ input: child.stdout })
    } finally {
      // Nothing reads further output when the reader has stopped early.
      if (child.exitCode === null && !child.stdout.readableEnded) child.kill()
    }
    const [code] = await ended
    if (code !== 0)
      throw new Error(`Drawing the demo's pictures failed (exit code ${String(code)})`)
  }
}
