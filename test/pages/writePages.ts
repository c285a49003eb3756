import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes the pages that a build has. */
export async function writePages(folder: string, body = ''): Promise<void> {
  await mkdir(path.join(folder, 'public'), { recursive: true })
  for (const name of ['cabinet.html', 'landing.html', 'replay.html']) {
    await writeFile(path.join(folder, name), `<html><head></head><body>${body}</body></html>`)
  }
}
