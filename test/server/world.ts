import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hono } from 'hono'
import { createApp } from '../../server/app'
import type { Clock } from '../../server/clock'
import type { Db } from '../../server/db/openDatabase'
import type { RequestFacts } from '../../server/caller/requestFacts'
import type { Ids } from '../../server/ids'
import { createPublicCalls } from '../../server/limits/publicCalls'
import { openDiskBlobStore } from '../../server/blobs/openDiskBlobStore'
import type { Letter } from '../../server/outbound/createMail'
import type { AskService } from '../../server/outbound/askService'
import type { ReadService } from '../../server/outbound/readService'
import type { SendForm } from '../../server/outbound/sendForm'
import type { Web } from '../../server/outbound/web'
import { keyFile } from '../../server/secrets/keyFile'
import { createSecrets } from '../../server/secrets/secrets'
import { readSettings, type Settings } from '../../server/settings'
import type { World } from '../../server/world'
import { copyDatabase } from './db/postgres'
import { migratedSqlite } from './db/sqlite'

/** A clock that is stopped until a test advances it; waits end immediately. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

export interface TestWorld extends World {
  clock: TestClock
  app: Hono
  /** Responses of other services and of the web; a test that needs them sets them. */
  services: { answer: SendForm; read: ReadService; ask: AskService; web: Web }
  /** Emails that were sent, when the settings have mail. */
  letters: Letter[]
  /** Reported internal errors; `dispose` throws when a test left one unread. */
  reported: unknown[]
  /** The failed requests of those reports, as for the log. */
  reportedRequests: RequestFacts[]
  /** Closes the database and removes the files. */
  dispose(): Promise<void>
}

/** Noon of a working day, UTC. */
export const TEST_NOW = Date.parse('2026-03-18T12:00:00.000Z')

function createTestClock(start: number): TestClock {
  let time = start
  return {
    now: () => time,
    wait: () => Promise.resolve(),
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}

function createTestIds(): Ids {
  let count = 0
  const next = () => String((count += 1)).padStart(6, '0')
  return { token: () => `token-${next()}`, publicId: () => `public${next()}` }
}

/** The weakest hashing that the library accepts: tests are quick, the code is the same. */
const QUICK_PASSWORDS = { memory: 8, passes: 1 }

/**
 * A fresh back office: a database in memory (or a separate one on the server of `DATABASE_URL`),
 * files in a temporary folder, a reproducible clock and reproducible ids.
 */
export async function createTestWorld(changes: Partial<Settings> = {}): Promise<TestWorld> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-test-'))
  const settings: Settings = {
    ...readSettings({
      PUBLIC_URL: 'http://vitrina.test',
      WIDGET_URL: 'http://widgets.test',
      SUPPORT_INBOX: '1',
    }),
    dataDir: folder,
    secretsFile: path.join(folder, 'secrets.keys'),
    distDir: path.join(folder, 'dist'),
    databaseUrl: process.env.DATABASE_URL || null,
    passwordCost: QUICK_PASSWORDS,
    ...changes,
  }
  const { db, close } = await openTestDatabase(settings)
  const reported: unknown[] = []
  const reportedRequests: RequestFacts[] = []
  const services: TestWorld['services'] = {
    answer: (url) => Promise.reject(new Error(`Nothing answers at ${url}`)),
    read: (url) => Promise.reject(new Error(`Nothing answers at ${url}`)),
    ask: (url) => Promise.reject(new Error(`Nothing answers at ${url}`)),
    web: { read: (url) => Promise.reject(new Error(`Nothing is to be read at ${url}`)) },
  }
  const letters: Letter[] = []
  const web: Web = { read: (url, request, use) => services.web.read(url, request, use) }
  const clock = createTestClock(TEST_NOW)
  const world = {
    settings,
    db,
    blobs: await openDiskBlobStore(folder),
    clock,
    publicCalls: createPublicCalls(clock),
    ids: createTestIds(),
    sendForm: (...asked: Parameters<SendForm>) => services.answer(...asked),
    readService: (...asked: Parameters<ReadService>) => services.read(...asked),
    askService: (...asked: Parameters<AskService>) => services.ask(...asked),
    sendLetter:
      settings.smtpUrl === null
        ? null
        : (letter: Letter) => {
            letters.push(letter)
            return Promise.resolve()
          },
    web,
    secrets: createSecrets(keyFile(settings.secretsFile)),
    report: (error: unknown, request?: RequestFacts) => {
      reported.push(error)
      if (request) reportedRequests.push(request)
    },
  }
  return {
    ...world,
    services,
    app: createApp(world),
    letters,
    reported,
    reportedRequests,
    async dispose() {
      await close()
      // A drawing for a disconnected caller may still write a file meanwhile.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
      if (reported.length > 0) throw reported[0]
    },
  }
}

async function openTestDatabase({
  databaseUrl,
}: Settings): Promise<{ db: Db; close: () => Promise<void> }> {
  if (databaseUrl !== null) return copyDatabase(databaseUrl)
  const db = await migratedSqlite()
  return { db, close: () => db.destroy() }
}
