import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4390)
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((place) =>
  existsSync(place),
)
/** Workers read this file too; only the first reading makes the folder. */
const DATA_DIR = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'vitrina-e2e-')))

export default defineConfig({
  testDir: './e2e',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
    // On request: a trace asks anew for pictures that are gone by then, which the page's policy refuses in the console.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'npm start',
    url: `http://127.0.0.1:${PORT}/my/admin`,
    // Feeds and posts are read from servers that the tests start.
    env: { PORT: String(PORT), DATA_DIR, DEMO: '1', ALLOW_PRIVATE_LINKS: '1' },
    reuseExistingServer: false,
    timeout: 600_000,
    stdout: 'ignore',
  },
})
