import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { createClient, openResponse, signIn } from '../../test/server/client'
import { fillFolders } from '../../test/server/outages/fullDisk'
import { openPassage } from '../../test/server/outages/frozenDatabase'
import { copyDatabase } from '../../test/server/db/postgres'
import { anAccount, aPerson } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { createApp } from '../app'
import { openPostgresDatabase, openSqliteDatabase } from '../db/openDatabase'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await world.dispose()
})

async function ask(target: string) {
  const response = await createClient(world).fetch(target)
  return { status: response.status, body: (await response.json()) as unknown }
}

test('reports that a live server is healthy', async () => {
  expect(await ask('/health')).toEqual({ status: 200, body: { status: 'ok' } })
})

test('reports a server as ready before its temporary folder exists', async () => {
  await rm(`${world.settings.dataDir}/tmp`, { recursive: true })
  expect(await ask('/ready')).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', storage: 'ok' },
  })
})

test('reports a disk that accepts no writes', async () => {
  await fillFolders()
  expect(await ask('/ready')).toEqual({
    status: 503,
    body: { status: 'failed', database: 'ok', storage: 'failed' },
  })
})

test('reports a lost connection to the database', async () => {
  const db = openSqliteDatabase(':memory:')
  await sql`select 1`.execute(db)
  await db.destroy()
  world.app = createApp({ ...world, db })
  expect(await ask('/ready')).toEqual({
    status: 503,
    body: { status: 'failed', database: 'failed', storage: 'ok' },
  })
})

/** Milliseconds; short enough for a test to wait for each, and long enough for normal work on a busy machine. */
const LIMITS = {
  connection: 3000,
  statement: 4000,
  answer: 5000,
  lock: 3000,
  idleInTransaction: 60_000,
}
const UNAVAILABLE = { status: 503, success: false, error: { code: 'server-unavailable' } }
const serverUrl = process.env.DATABASE_URL

if (serverUrl) {
  describe('a PostgreSQL server', () => {
    async function openFrozen() {
      const copy = await copyDatabase(serverUrl ?? '')
      const passage = await openPassage(copy.url)
      const db = openPostgresDatabase(passage.url, () => undefined, LIMITS)
      const shop = { ...world, db }
      const app = createApp(shop)
      const reachable = { ...shop, app, services: world.services }
      const account = await anAccount({ ...world, db: copy.db })
      await aPerson({ ...world, db: copy.db }, account, 'owner')
      const client = await signIn(reachable, 'owner@shop.test')
      return {
        client,
        passage,
        db,
        copy,
        async close() {
          passage.thaw()
          await db.destroy()
          await passage.close()
          await copy.close()
        },
      }
    }
    const accounts = async (client: ReturnType<typeof createClient>) =>
      openResponse(await client.fetch('/my/admin/accounts'))

    test('that stalls is reported to all clients, and is used again when it recovers', async () => {
      const { client, passage, close } = await openFrozen()
      passage.freeze()
      const responses = await Promise.all(Array.from({ length: 15 }, () => accounts(client)))
      for (const result of responses) expect(result).toMatchObject(UNAVAILABLE)
      expect(String(world.reported.splice(0))).toContain('did not answer in time')
      passage.thaw()
      expect(await accounts(client)).toMatchObject({ status: 200, success: true })
      await close()
    })

    test('with a locked row does not block the caller', async () => {
      const { client, copy, close } = await openFrozen()
      const save = () =>
        client.fetch('/my/admin/shop/api/1.0.0/user/save', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ locale: 'en' }),
        })
      await copy.db.transaction().execute(async (other) => {
        await other.updateTable('person').set({ name: 'held' }).execute()
        expect(await openResponse(await save())).toMatchObject(UNAVAILABLE)
      })
      expect(String(world.reported.splice(0))).toContain('lock timeout')
      expect((await save()).status).toBe(200)
      await close()
    })

    test('that is not running is reported immediately', async () => {
      const nobody = createServer().listen(0)
      await once(nobody, 'listening')
      const address = nobody.address()
      const port = typeof address === 'object' && address ? address.port : 0
      nobody.close()
      await once(nobody, 'close')
      await once(connect(port, '127.0.0.1'), 'error')
      const db = openPostgresDatabase(`postgres://a@127.0.0.1:${port}/a`, () => undefined, LIMITS)
      world.app = createApp({ ...world, db })
      const response = await createClient(world).fetch('/widget/v1/some')
      expect(await openResponse(response)).toMatchObject(UNAVAILABLE)
      world.reported.splice(0)
      await db.destroy()
    })
  })
}
