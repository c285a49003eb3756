import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { newDataFolder, startServer, TEMPLATE_VARIABLE } from './server/ownServer'

/**
 * Builds the product if the build is out of date. Fills one data folder with the demo, because its pictures take a
 * minute.
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
