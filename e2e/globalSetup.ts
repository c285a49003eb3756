import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { newDataFolder, startServer, TEMPLATE_VARIABLE } from './server/ownServer'

/**
 * Builds the product unless the build is current, and fills one data folder with the demo, whose
 * pictures take a minute.
 */
export default async function setUp(): Promise<() => void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const folder = newDataFolder()
  const server = await startServer(folder)
  await server.stop()
  process.env[TEMPLATE_VARIABLE] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
