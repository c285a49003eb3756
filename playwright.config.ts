import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((place) =>
  existsSync(place),
)

export default defineConfig({
  testDir: './e2e',
  workers: 2,
  // Those that take long, or repeat a walk in the other language, are for `npm run check:deep`.
  ...(process.env.DEEP === '1' ? {} : { grepInvert: /@deep/ }),
  // Told at the end of .ci/run, as flaky: such a test is mended or removed.
  retries: process.env.CI ? 2 : 0,
  // What the product owes is measured by benchmarks; these only end what hangs, on slow machines too.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  globalSetup: './e2e/globalSetup.ts',
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      // Without a GPU 3D models are drawn only when it is asked for.
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    },
    // On request: a trace asks anew for pictures that are gone by then, which the page's policy refuses in the console.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
})
