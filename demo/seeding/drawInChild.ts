import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

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
