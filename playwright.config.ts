import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import type { ServerOptions } from './e2e/session'

/** Each worker has a product of its own, for they change its shop: the first at `E2E_PORT`, the demo shop beside it. */
const WORKERS = 2
const PORT = Number(process.env.E2E_PORT ?? 4390)
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((place) =>
  existsSync(place),
)
/** Workers read this file too; only the first reading makes the folder. */
const DATA_DIR = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'vitrina-e2e-')))

const portOf = (worker: number) => PORT + 2 * worker
const originOf = (worker: number) => `http://127.0.0.1:${portOf(worker)}`

export default defineConfig<ServerOptions>({
  testDir: './e2e',
  workers: WORKERS,
  retries: 0,
  // What the product owes is measured by benchmarks; these only end what hangs, on slow machines too.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    origins: Array.from({ length: WORKERS }, (_, worker) => originOf(worker)),
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      // Without a GPU 3D models are drawn only when it is asked for.
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    },
    // On request: a trace asks anew for pictures that are gone by then, which the page's policy refuses in the console.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  // One starts after the other: the first builds.
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: 'npm start',
    url: `${originOf(worker)}/my/admin`,
    // Feeds and posts are read from servers that the tests start.
    env: {
      PORT: String(portOf(worker)),
      DATA_DIR: path.join(DATA_DIR, String(worker)),
      DEMO: '1',
      ALLOW_PRIVATE_LINKS: '1',
    },
    reuseExistingServer: false,
    timeout: 600_000,
    stdout: 'ignore' as const,
  })),
})
