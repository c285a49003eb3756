import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { endpointPath } from '@/contract/endpoint'
import { accountExportEndpoints } from '@/contract/endpoints/account/accountExport'
import { jobHandlers } from '../../../server/jobs/jobHandlers'
import { runJobs } from '../../../server/jobs/runJobs'
import type { Client } from '../client'
import type { TestWorld } from '../world'

export const EXPORT_PATH = endpointPath(accountExportEndpoints.downloadAccountExport, 'shop')

/** Runs the jobs of archives, and no others: those have their own tests. */
export async function runExports(
  world: TestWorld,
  stopping = new AbortController().signal,
): Promise<void> {
  await world.db.deleteFrom('job').where('kind', '!=', 'export').execute()
  await runJobs(world, jobHandlers, stopping)
}

/** Makes and loads the archive of the account `shop` as its owner does; returns the file. */
export async function exportShop(world: TestWorld, client: Client): Promise<string> {
  await client.call(accountExportEndpoints.startAccountExport)
  await runExports(world)
  const response = await client.fetch(EXPORT_PATH)
  if (response.status !== 200) throw new Error(`No archive: ${await response.text()}`)
  const folder = await mkdtemp(path.join(world.settings.dataDir, 'loaded-'))
  const file = path.join(folder, 'archive.zip')
  await writeFile(file, new Uint8Array(await response.arrayBuffer()))
  return file
}
