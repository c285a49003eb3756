import { mkdir } from 'node:fs/promises'
import { systemClock, type Clock } from './clock'
import { openDatabase, type Db } from './db/openDatabase'
import type { RequestFacts } from './caller/requestFacts'
import { randomIds, type Ids } from './ids'
import { createPublicCalls, type PublicCalls } from './limits/publicCalls'
import type { BlobStore } from './blobs/blobStore'
import { openDiskBlobStore } from './blobs/openDiskBlobStore'
import { hideOriginals } from './blobs/hideOriginals'
import { createWeb } from './outbound/createWeb'
import { createMail, type SendLetter } from './outbound/createMail'
import { askService, type AskService } from './outbound/askService'
import { readService, type ReadService } from './outbound/readService'
import { sendForm, type SendForm } from './outbound/sendForm'
import type { Web } from './outbound/web'
import { keyFile } from './secrets/keyFile'
import { createSecrets, type Secrets } from './secrets/secrets'
import { readSettings, type Settings } from './settings'

/** The server's dependencies on the outside. Tests create a new one each. */
export interface World {
  settings: Settings
  /** Migrated. Inside a transaction use the transaction: the embedded engine has one connection. */
  db: Db
  blobs: BlobStore
  clock: Clock
  ids: Ids
  /** Limits the events and answers that shoppers' pages send. */
  publicCalls: PublicCalls
  /** Other services. */
  sendForm: SendForm
  readService: ReadService
  askService: AskService
  /** Emails to people; null without `SMTP_URL`. */
  sendLetter: SendLetter | null
  /** Seals secrets, so that they are unreadable in the database. */
  secrets: Secrets
  /** Reads public addresses named by users. */
  web: Web
  /** Receives internal errors, with the failed request if there is one. */
  report: (error: unknown, request?: RequestFacts) => void
}

type Environment = Record<string, string | undefined>

/** A shop's own network has ports of its own. */
const ANYWHERE = { isPrivate: () => false, isPort: () => true }

export async function openWorld(environment: Environment, report: World['report']): Promise<World> {
  const world = await connectWorld(environment, report)
  // A failure does not justify refusing all requests: only originals of an older store, in a rare
  // format, could be requested meanwhile.
  await hideOriginals(world.db, world.settings).catch(report)
  return world
}

/**
 * Opens the world for a further thread of a running server, which has already repaired its store.
 */
export async function connectWorld(
  environment: Environment,
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
    publicCalls: createPublicCalls(systemClock),
    sendForm,
    readService,
    askService,
    sendLetter: createMail(settings),
    secrets: createSecrets(keyFile(settings.secretsFile)),
    web: createWeb(settings.allowPrivateLinks ? ANYWHERE : {}),
    report,
  }
}
