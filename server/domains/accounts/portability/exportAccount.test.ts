import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { accountExportEndpoints } from '@/contract/endpoints/account/accountExport'
import { privacyEndpoints } from '@/contract/endpoints/account/privacy'
import { openResponse, TEST_PASSWORD } from '../../../../test/server/client'
import { aPost } from '../../../../test/server/factories'
import { fillFolders } from '../../../../test/server/outages/fullDisk'
import { EXPORT_PATH, runExports } from '../../../../test/server/accounts/portabilityDesk'
import { openShop } from '../../../../test/server/shopDesk'
import { claimJob, LEASE_MS } from '../../../queue/jobQueue'
import { sweepExports } from './exportAccount'

const { getAccountExport, startAccountExport, deleteAccountExport } = accountExportEndpoints
const DAY = 24 * 60 * 60 * 1000

const desk = openShop()
const start = async () => (await desk.client.call(startAccountExport)).accountExport
const look = async () => (await desk.client.call(getAccountExport)).accountExport
const load = (headers = {}) => desk.client.fetch(EXPORT_PATH, { headers })

/** The files of archives on the disk: kept archives and temporary files. */
async function onDisk() {
  const names = (folder: string) =>
    readdir(path.join(desk.world.settings.dataDir, folder)).catch((): string[] => [])
  return { archives: (await names('exports')).length, temporary: await names('tmp') }
}
const NOTHING = { archives: 0, temporary: [] }

async function auditOf(action: string): Promise<number> {
  const rows = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', action)
    .select('id')
    .execute()
  return rows.length
}

test('makes one archive in the background, and serves it whole and by ranges', async () => {
  await aPost(desk.world, desk.shop)
  expect(await look()).toBeNull()
  expect(await openResponse(await load())).toMatchObject({
    status: 404,
    error: { code: 'export-not-found' },
  })
  const [first, second] = await Promise.all([start(), start()])
  expect([first.state, second.state]).toEqual(['making', 'making'])
  expect(await auditOf('account.export')).toBe(1)
  await runExports(desk.world)
  const ready = await look()
  expect(ready).toMatchObject({ state: 'ready', missing: 0, madeAt: '2026-03-18T12:00:00.000Z' })

  const response = await load()
  expect(response.headers.get('content-disposition')).toContain('vitrina-shop-2026-03-18.zip')
  const whole = Buffer.from(await response.arrayBuffer())
  expect(whole.length).toBe(ready?.bytes)
  const etag = response.headers.get('etag') ?? ''
  const [head, tail] = [await load({ Range: 'bytes=0-99' }), await load({ Range: 'bytes=100-' })]
  expect([head.status, tail.status]).toEqual([206, 206])
  const parts = [await head.arrayBuffer(), await tail.arrayBuffer()].map((part) =>
    Buffer.from(part),
  )
  expect(Buffer.concat(parts).equals(whole)).toBe(true)
  expect((await load({ Range: `bytes=${String(whole.length)}-` })).status).toBe(416)
  expect((await load({ Range: 'bytes=0-99', 'If-Range': '"another"' })).status).toBe(200)
  expect((await load({ Range: 'bytes=0-99', 'If-Range': etag })).status).toBe(206)
})

test('makes an archive while the account awaits its deletion', async () => {
  const { world, shop, client } = desk
  const body = { currentPassword: TEST_PASSWORD, shop: 'Магазин shop' }
  expect((await client.attempt(privacyEndpoints.askDeletion, { body })).success).toBe(true)
  await aPost(world, shop)
  await start()
  await runExports(world)
  expect(await look()).toMatchObject({ state: 'ready' })
  await client.call(deleteAccountExport)
  expect(await look()).toBeNull()
})

test('deletes an archive after three days, on request, when the next one is requested, and when its job does not exist', async () => {
  await start()
  await runExports(desk.world)
  desk.world.clock.advance(3 * DAY)
  expect(await look()).toBeNull()
  expect((await load()).status).toBe(404)
  await runExports(desk.world)
  expect(await onDisk()).toEqual(NOTHING)

  await start()
  await runExports(desk.world)
  await start()
  expect(await onDisk()).toEqual(NOTHING)
  await runExports(desk.world)
  await desk.client.call(deleteAccountExport)
  await desk.client.call(deleteAccountExport)
  expect(await onDisk()).toEqual(NOTHING)
  expect(await auditOf('account.export-delete')).toBe(1)

  await start()
  await runExports(desk.world)
  await sweepExports(desk.world)
  expect((await onDisk()).archives).toBe(1)
  await desk.world.db.deleteFrom('job').execute()
  await sweepExports(desk.world)
  expect(await onDisk()).toEqual(NOTHING)
})

test('removes its files and reports the failure when the disk is full, and succeeds when there is room', async () => {
  const disk = await fillFolders()
  await start()
  await runExports(desk.world)
  expect(await look()).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('не хватает места'),
  })
  expect(await onDisk()).toEqual(NOTHING)
  await disk.free()
  jest.restoreAllMocks()
  expect((await start()).state).toBe('making')
  await runExports(desk.world)
  expect((await look())?.state).toBe('ready')
})

test('redirects a person who opens the address of a deleted archive to the profile, but not a program', async () => {
  await start()
  await runExports(desk.world)
  const opened = () => load({ 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' })
  expect((await opened()).status).toBe(200)
  desk.world.clock.advance(3 * DAY)
  const response = await opened()
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/my/admin/shop/#/profile?archive=gone')
  expect((await load({ 'Sec-Fetch-Mode': 'cors' })).status).toBe(404)
})

test('tells when an archive failed for another reason, and makes it when it is asked for again', async () => {
  await start()
  await desk.world.db
    .updateTable('job')
    .set({ problem: JSON.stringify({ code: 'internal-error' }), run_at: null })
    .where('kind', '=', 'export')
    .execute()
  const problem = 'Архив не получился: на сервере случилась ошибка. Попробуйте ещё раз'
  expect(await look()).toMatchObject({ state: 'failed', problem })
  expect((await start()).state).toBe('making')
  await runExports(desk.world)
  expect((await look())?.state).toBe('ready')
})

test('runs again after its process was killed, and removes its files when the process stops', async () => {
  await start()
  await claimJob(desk.world.db, desk.world.clock.now(), 'killed')
  expect(await look()).toMatchObject({ state: 'making' })
  desk.world.clock.advance(LEASE_MS)
  const stopping = new AbortController()
  stopping.abort()
  await runExports(desk.world, stopping.signal)
  expect(await onDisk()).toEqual(NOTHING)
  expect(await look()).toMatchObject({ state: 'making' })
  await runExports(desk.world)
  expect((await look())?.state).toBe('ready')
})

test('waits while the archive of another account is made', async () => {
  const { world } = desk
  const other = await world.db
    .insertInto('account')
    .values({ username: 'other', name: 'Other', locale: 'ru', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const now = world.clock.now()
  await world.db
    .insertInto('job')
    .values({
      account_id: other.id,
      kind: 'export',
      subject: 'account',
      lease_token: 'busy',
      lease_until: now + LEASE_MS,
      created_at: now,
    })
    .execute()
  await start()
  await runExports(world)
  expect((await look())?.state).toBe('making')
  await world.db.deleteFrom('job').where('account_id', '=', other.id).execute()
  world.clock.advance(LEASE_MS)
  await runExports(world)
  expect((await look())?.state).toBe('ready')
})
