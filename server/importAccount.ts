import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { openDiskBlobStore } from './blobs/openDiskBlobStore'
import { systemClock } from './clock'
import { openDatabase } from './db/openDatabase'
import { ArchiveRefused } from './domains/accounts/portability/archiveRefused'
import { importAccount } from './domains/accounts/portability/importAccount'
import { randomIds } from './ids'
import { translate } from './language/messages'
import { readSettings } from './settings'

/** The command with which the server's operator reads an account's archive into an installation without accounts. */

const say = (id: string, values?: Record<string, string | number>) =>
  `${translate(DEFAULT_LOCALE, `server.${id}`, values)}\n`

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [archive] = positionals
  if (archive === undefined || positionals.length > 1) {
    process.stderr.write(say('import_usage'))
    process.exitCode = 1
    return
  }
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  try {
    const blobs = await openDiskBlobStore(settings.dataDir)
    const world = { db, blobs, settings, clock: systemClock, ids: randomIds }
    const { links, ...made } = await importAccount(world, archive)
    process.stdout.write(say('import_done', made))
    if (made.missing > 0) process.stdout.write(say('import_missing', { count: made.missing }))
    if (made.connections > 0) {
      process.stdout.write(say('import_connections', { count: made.connections }))
    }
    for (const link of links) process.stdout.write(say('import_link', link))
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    process.stderr.write(say(error.message, error.values))
    process.exitCode = 1
  } finally {
    await db.destroy()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
