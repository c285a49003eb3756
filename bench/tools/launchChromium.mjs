import { chromium } from '@playwright/test'
import { SYSTEM_CHROMIUM } from '../../scripts/lib/systemChromium.mjs'

/**
 * Launches the Chromium of the system, or the one that `CHROMIUM` names. It makes no requests of its own,
 * so that only the page is measured.
 */
export function launchChromium(more = []) {
  const executablePath = process.env.CHROMIUM ?? SYSTEM_CHROMIUM
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', ...more],
  })
}
