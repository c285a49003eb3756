import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import { seededRandom } from '../../test/seededRandom'
import { signIn, TEST_PASSWORD, type Client } from '../../test/server/client'
import {
  ageFiles,
  orphansOf,
  problemsOfFiles,
  problemsOfRows,
  storedFiles,
} from '../../test/server/outages/crashedData'
import { SHOP, writeOn, type Ledger } from '../../test/server/outages/crashLedger'
import { copyDatabase } from '../../test/server/db/postgres'
import {
  putServerInto,
  startServer,
  type ServerProcess,
} from '../../test/server/outages/serverProcess'
import { freePort } from '../../test/server/freePort'
import { openDiskBlobStore } from '../blobs/openDiskBlobStore'
import { systemClock } from '../clock'
import { openDatabase, type Db } from '../db/openDatabase'
import { sweepFiles, UPLOAD_GRACE_MS } from '../jobs/sweepFiles'
import { createOwner } from '../domains/accounts/createOwner'
import { readSettings } from '../settings'
import { inDepth } from '../../test/depth'

const ROUNDS = inDepth(30, 4)
const WRITERS = 3
/** Upper bounds of each round's random values: writes before the server is killed, and ms after them. */
const MAX_WRITES = 12
const MAX_MS = 60
const OWNER = 'owner@shop.test'

let folder: string
let origin: string
let environment: Record<string, string>
let server: ServerProcess | undefined
/** Opens the data again: only the server's own start has repaired them. */
let openData: () => Promise<{ db: Db; close: () => Promise<void> }>
let dropData = () => Promise.resolve()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-crash-'))
  await putServerInto(folder)
  const port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  environment = { PORT: port, DATA_DIR: path.join(folder, 'data') }
  if (process.env.DATABASE_URL) {
    const { db, url, close } = await copyDatabase(process.env.DATABASE_URL)
    environment.DATABASE_URL = url
    openData = () => Promise.resolve({ db, close: () => Promise.resolve() })
    dropData = close
  } else {
    const settings = readSettings(environment)
    openData = async () => {
      const db = await openDatabase(settings)
      return { db, close: () => db.destroy() }
    }
  }
  await withData((db) =>
    createOwner(
      { db, clock: systemClock, settings: readSettings(environment) },
      { email: OWNER, username: SHOP, name: 'Лён и глина', password: TEST_PASSWORD },
    ),
  )
})

afterAll(async () => {
  await server?.kill()
  await dropData()
  await rm(folder, { recursive: true, force: true })
})

async function withData<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openData()
  try {
    return await use(db)
  } finally {
    await close()
  }
}

async function somePosts(client: Client): Promise<PostInfo[]> {
  const { postInfoList } = await client.call(postEndpoints.searchPosts, { body: {} })
  return postInfoList
}

async function writeUntilKilled(
  client: Client,
  ledger: Ledger,
  albums: IdName[],
  life: { writes: number; milliseconds: number },
): Promise<void> {
  const older = await somePosts(client)
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    writeOn(client, ledger, albums, older[writer]).catch((error: unknown) => {
      // Only the kill may interrupt a request.
      if (!server?.isKilled()) throw error
    }),
  )
  let writes = 0
  const written = new Promise<void>((resolve) => {
    ledger.onAcknowledged = () => {
      writes += 1
      if (writes === life.writes) resolve()
    }
  })
  await Promise.race([written.then(() => setTimeout(life.milliseconds)), ...writers])
  await server?.kill()
  await Promise.all(writers)
}

/** Starts the server on the data of the last one, and checks them. Returns the number of cleaned orphans. */
async function startAndCheck(ledger: Ledger, albums: IdName[]): Promise<number> {
  const dataDir = environment.DATA_DIR ?? ''
  const left = await storedFiles(dataDir)
  await ageFiles(left, 2 * UPLOAD_GRACE_MS)
  server = await startServer(folder, environment)
  return withData(async (db) => {
    const orphans = await orphansOf(db, left)
    // The server does it a minute after its start.
    await sweepFiles({ db, blobs: await openDiskBlobStore(dataDir), clock: systemClock })
    const files = await storedFiles(dataDir)
    expect(orphans.filter((orphan) => files.includes(orphan))).toEqual([])
    expect([
      ...(await problemsOfRows(db, ledger, albums)),
      ...(await problemsOfFiles(db, files)),
    ]).toEqual([])
    return orphans.length
  })
}

test('keeps every acknowledged write complete, and creates once what is sent again, whenever the server is killed', async () => {
  const random = seededRandom(20_261_121)
  const ledger: Ledger = {
    media: new Set(),
    posts: new Map(),
    albums: new Set(),
    unanswered: new Set(),
    resent: 0,
    onAcknowledged: () => undefined,
  }
  server = await startServer(folder, environment)
  const client = await signIn(
    { app: { fetch: (request) => fetch(request) }, settings: { publicUrl: origin } },
    OWNER,
    TEST_PASSWORD,
  )
  const albums: IdName[] = []
  for (const name of ['Утро', 'День', 'Вечер']) {
    const { album } = await client.call(albumEditingEndpoints.createAlbum, { body: { name } })
    albums.push({ id: album.id, name })
  }
  let orphans = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const writes = 1 + Math.floor(random() * MAX_WRITES)
    await writeUntilKilled(client, ledger, albums, { writes, milliseconds: random() * MAX_MS })
    orphans += await startAndCheck(ledger, albums)
  }
  // Otherwise nothing was tested; in a few rounds no picture may be without its post.
  expect(ledger.posts.size).toBeGreaterThan(0)
  expect(ledger.resent).toBeGreaterThanOrEqual(inDepth(1, 0))
  expect(orphans).toBeGreaterThanOrEqual(inDepth(1, 0))
})
