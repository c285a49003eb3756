import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]

/**
 * Launches the Chromium of the system, or the one that `CHROMIUM` names. It makes no requests of its own,
 * so that only the page is measured.
 */
export function launchChromium(more = []) {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place))
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', ...more],
  })
}
