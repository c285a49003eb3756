import { defineConfig } from '@playwright/test'
import { SYSTEM_CHROMIUM } from './scripts/lib/systemChromium.mjs'

export default defineConfig({
  testDir: './e2e',
  workers: 2,
  // Long journeys, and repetitions in the other language, run in `npm run check:deep`.
  ...(process.env.DEEP === '1' ? {} : { grepInvert: /@deep/ }),
  // .ci/run lists flaky tests at its end: each is fixed or removed.
  retries: process.env.CI ? 2 : 0,
  // Benchmarks measure the speed of the product; these limits only end a hung test, on slow machines too.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  globalSetup: './e2e/globalSetup.ts',
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(SYSTEM_CHROMIUM ? { executablePath: SYSTEM_CHROMIUM } : {}),
      // Without a GPU 3D models are drawn only with these options.
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    },
    // Traces only on request: a trace requests pictures again that no longer exist, which the
    // page's policy refuses in the console.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
})
