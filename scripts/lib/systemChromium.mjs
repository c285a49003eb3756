import { existsSync } from 'node:fs'

/**
 * The path of the system's Chromium for journeys and measurements; undefined where none is installed. The shell without
 * windows takes three quarters of the browser's time, so it comes first.
 */
export const SYSTEM_CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((place) => existsSync(place))
