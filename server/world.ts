import { mkdir } from 'node:fs/promises'
import { systemClock, type Clock } from './clock'
import { openDatabase, type Db } from './db/openDatabase'
import { randomIds, type Ids } from './ids'
import type { BlobStore } from './media/blobStore'
import { openDiskBlobStore } from './media/diskBlobStore'
import { createWeb } from './outbound/createWeb'
import { sendForm, type SendForm } from './outbound/sendForm'
import type { Web } from './outbound/web'
import { readSettings, type Settings } from './settings'

/** Everything outside the rules: what the server stands on. Tests make a fresh one. */
export interface World {
  settings: Settings
  /** Migrated. Inside a transaction use the transaction: the embedded engine has one connection. */
  db: Db
  blobs: BlobStore
  clock: Clock
  ids: Ids
  /** Other services. */
  sendForm: SendForm
  /** Public addresses that people name. */
  web: Web
  /** Takes errors that nobody can answer for, such as a failed request's. */
  report: (error: unknown) => void
}

export async function openWorld(
  environment: Record<string, string | undefined>,
  report: World['report'],
): Promise<World> {
  const settings = readSettings(environment)
  await mkdir(settings.dataDir, { recursive: true })
  return {
    settings,
    db: await openDatabase(settings, report),
    blobs: await openDiskBlobStore(settings.dataDir),
    clock: systemClock,
    ids: randomIds,
    sendForm,
    web: createWeb(),
    report,
  }
}
