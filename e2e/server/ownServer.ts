import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { test as base, type BrowserContext } from '@playwright/test'
import { LANDING_PATH } from '../../src/contract/addresses'
import { SEEN_TOURS } from '../../test/seenTours'

/** Below the range of ports that the system assigns, so that no other server of a test has one of them. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4390)
/** Time enough to draw the demo on a busy machine. */
const START_MS = 600_000

/**
 * The variable with the data folder of the demo. The global setup fills the folder, and each worker starts from a copy
 * of it.
 */
export const TEMPLATE_VARIABLE = 'E2E_TEMPLATE'

export const newDataFolder = () => mkdtempSync(path.join(tmpdir(), 'vitrina-e2e-'))

/** Settings of a back office whose data are in this folder. */
export const settingsOf = (folder: string) => ({
  ...process.env,
  DATABASE_URL: '',
  DATA_DIR: folder,
  DEMO: '1',
  DEMO_PICTURES: 'small',
  // Tests start servers on this machine from which feeds and posts are read.
  ALLOW_PRIVATE_LINKS: '1',
  SUPPORT_INBOX: '1',
})

/**
 * Runs the built product on `folder`, and the demo shop on the next port. `stop` resolves when the product has ended.
 */
export async function startServer(
  folder: string,
  port = FIRST_PORT,
  settings: Readonly<Record<string, string>> = {},
) {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: { ...settingsOf(folder), PORT: String(port), ...settings },
    // The server ends too when its channel to this process is closed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  const limit = setTimeout(() => server.kill('SIGKILL'), START_MS)
  const isUp = await saysAddress(server.stdout)
  clearTimeout(limit)
  if (!isUp) throw new Error(`The server at ${url} ended while it started`)
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}

/**
 * Whether a server has logged its address, which it does once it accepts requests; false when it ends before. The log
 * is read, because another server on the same port would respond as well.
 */
async function saysAddress(output: Readable | null): Promise<boolean> {
  if (!output) return false
  for await (const line of createInterface({ input: output })) {
    if (!line.includes(LANDING_PATH)) continue
    output.resume()
    return true
  }
  return false
}

interface Visit {
  /** Whether the browser has not shown the welcome tours yet. */
  seesTours: boolean
}

/** Opens pages of a browser as for a person who has seen every tour. */
export const skipTours = (context: BrowserContext) =>
  context.addInitScript((seen) => {
    try {
      localStorage.setItem('seenWelcoms', seen)
    } catch {
      // The frame of a preview has no storage.
    }
  }, JSON.stringify(SEEN_TOURS))

interface OwnServer {
  /** Changes a copy of the demo's data folder before the server starts on it. */
  changeData: (folder: string) => void
  /** The address of the worker's server. */
  ownServer: string
}

/**
 * Each worker starts the product with an unchanged demo. A failed test ends its worker, so a retry
 * has fresh data too. The console is not watched: for tests of errors that the browser itself logs.
 */
export const quietTest = base.extend<Visit, OwnServer>({
  seesTours: [false, { option: true }],
  context: async ({ context, seesTours }, use) => {
    if (!seesTours) await skipTours(context)
    await use(context)
  },
  changeData: [
    async ({}, use) => {
      await use(() => undefined)
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ changeData }, use, { parallelIndex }) => {
      const template = process.env[TEMPLATE_VARIABLE]
      if (template === undefined) throw new Error('The global setup fills a data folder')
      const folder = newDataFolder()
      cpSync(template, folder, { recursive: true })
      changeData(folder)
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
