import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test as base } from '@playwright/test'

/** Below the ports that the system hands out, so none of them is taken by a test's own server. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4390)
/** Enough to draw the demo on a machine that has other work. */
const START_MS = 600_000
const POLL_MS = 100

/** A data folder that holds the demo: the global setup fills it, each worker starts from a copy. */
export const TEMPLATE_VARIABLE = 'E2E_TEMPLATE'

export const newDataFolder = () => mkdtempSync(path.join(tmpdir(), 'vitrina-e2e-'))

/** Runs the built product on `folder`, the demo shop on the next port; `stop` resolves when it has ended. */
export async function startServer(folder: string, port = FIRST_PORT) {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '1',
      // Feeds and posts are read from servers that the tests start.
      ALLOW_PRIVATE_LINKS: '1',
    },
    // By the channel the server notices when this process is killed, and ends too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (!(await isUp(`${url}/my/admin`))) {
    if (server.exitCode !== null) throw new Error(`The server at ${url} ended while it started`)
    if (Date.now() > deadline) throw new Error(`The server at ${url} did not start`)
    await pause(POLL_MS)
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A product of its own for each worker, with the demo as it was made. A failed test ends its worker, so what is tried
 * again meets fresh data too.
 */
export const withOwnServer = base.extend<object, { ownServer: string }>({
  ownServer: [
    async ({}, use, { parallelIndex }) => {
      const template = process.env[TEMPLATE_VARIABLE]
      if (template === undefined) throw new Error('The global setup fills a data folder')
      const folder = newDataFolder()
      cpSync(template, folder, { recursive: true })
      const server = await startServer(folder, FIRST_PORT + 2 * parallelIndex)
      await use(server.url)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer)
  },
})
