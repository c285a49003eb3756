import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const START_TIMEOUT_MS = 180_000
const POLL_MS = 200

/**
 * Starts the built product with a fresh demo on its own port; `stop` ends it and removes its data.
 * @param folder the folder of its `dist`
 */
export async function startDemo(port = 4380, folder = '.') {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const isUp = await fetch(`${origin}/my/admin`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    if (Date.now() > deadline) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return {
    origin,
    dataDir,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
