import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { LINK_PASSWORD_PATH } from '@/contract/addresses'
import type { Endpoint } from '@/contract/endpoint'
import { allEndpoints, type EndpointName } from '@/contract/endpoints/all'
import type { PreparedCall } from '../../../../test/contract/calls'
import { TABLE } from '../../../../test/contract/table'
import { anAttackedShop, type AttackedShop } from '../../../../test/requests/attackedShop'
import { CHOSEN, tokenOf } from '../../../../test/server/accounts/accessDesk'
import { createClient, type Client } from '../../../../test/server/client'
import { fillEmptyTables } from '../../../../test/server/db/everyTable'
import { exportShop } from '../../../../test/server/accounts/portabilityDesk'
import { createTestWorld, type TestWorld } from '../../../../test/server/world'
import { ARCHIVED_TABLES } from '../tables/storedTables'
import { importAccount } from './importAccount'
import { openArchive } from './openArchive'

const NAMES = Object.keys(allEndpoints) as EndpointName[]

/** Reading calls whose responses must differ in another installation, and why. */
const DIFFERENT: Partial<Record<EndpointName, string>> = {
  endVisit: 'ends a visit',
  askEmailChange: 'counts tries',
  listSessions: 'sessions stay',
  listAudit: 'the import itself is an entry',
  exportAudit: 'the import itself is an entry',
  getAccountExport: 'archives stay',
  downloadAccountExport: 'archives stay',
  getUser: 'feeds and sources are read again, so the library is filling',
  listIntegrations: 'keys stay, so connections have failed',
  listSources: 'keys stay, so readings have stopped',
  getOffer: 'orders under way and saved cards stay',
  checkOrder: 'orders under way stay',
  getInvoice: 'orders under way stay',
  getReviewImport: 'files that wait to be imported stay',
  previewReviews: 'files that wait to be imported stay',
  searchReviews: 'an import of reviews under way stays',
  startFacebookLogin: 'a secret of its own each time',
  listFacebookProfiles: 'asks Facebook with a key',
  listHashtags: 'asks for the key of the connection',
  getPictureCopy: 'asks the web',
  listVkGroups: 'asks VK with a key',
  listMoreVkGroups: 'asks VK with a key',
  findChannel: 'asks the web',
  checkSite: 'asks the web',
  readShopPage: 'asks the web',
  lookAtWidget: 'signed with a key of the installation',
  getWidgetWeight: 'of the build',
}

/** Calls that change nothing, by the table of all calls. */
const READS = TABLE.split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter((row) => row.at(-1) === 'no')
  .flatMap(([name]) => NAMES.filter((one) => one === name && !DIFFERENT[one]))

/** Calls that end the session of the caller, or ask for the archive itself. */
const APART: EndpointName[] = [
  'updatePassword',
  'endVisit',
  'endSession',
  'endOtherSessions',
  'startAccountExport',
  'deleteAccountExport',
  'downloadAccountExport',
]

const worlds: TestWorld[] = []
afterAll(async () => {
  for (const world of worlds) {
    world.reported.splice(0)
    await world.dispose()
  }
})

function send(client: Client, name: EndpointName, call: PreparedCall) {
  const endpoint: Endpoint = allEndpoints[name]
  const { body, ...sent } = call
  return client.attempt(endpoint, { ...sent, ...(body === undefined ? {} : { rawBody: body }) })
}

/** An account in which every call was made once, with a row in every table. */
async function aWholeShop(): Promise<{ shop: AttackedShop; client: Client }> {
  const shop = await anAttackedShop()
  worlds.push(shop.world)
  const client = shop.clients.get('owner')!
  for (const name of NAMES) {
    if (!APART.includes(name)) await send(client, name, await shop.goodCall(name))
  }
  await fillEmptyTables(shop.world)
  return { shop, client }
}

/** An import into an empty installation, with the first password of its owner chosen by the link. */
async function moved(world: TestWorld, archive: string): Promise<Client> {
  worlds.push(world)
  const { links } = await importAccount(world, archive)
  const link = links.find(({ email }) => email === 'owner@shop.test')!
  const client = createClient(world)
  const response = await client.fetch(LINK_PASSWORD_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: tokenOf(link.url), ...CHOSEN }),
  })
  expect(response.status).toBe(200)
  return client
}

async function responses(client: Client, calls: ReadonlyMap<EndpointName, PreparedCall>) {
  const all: Record<string, unknown> = {}
  for (const name of READS) all[name] = await send(client, name, calls.get(name)!)
  return all
}

/** Stored files, without archives. */
async function filesOf({ settings }: TestWorld): Promise<string[]> {
  const folders = ['blobs', 'originals'].map(async (folder) =>
    readdir(path.join(settings.dataDir, folder), { recursive: true, withFileTypes: true }),
  )
  return (await Promise.all(folders)).flat().flatMap((one) => (one.isFile() ? one.name : []))
}

test('returns the same responses to all reading calls after an account was moved to the other engine and back', async () => {
  const { shop, client } = await aWholeShop()
  const calls = new Map<EndpointName, PreparedCall>()
  for (const name of READS) calls.set(name, await shop.goodCall(name))
  const first = await exportShop(shop.world, client)
  const before = await responses(client, calls)

  const { manifest, close } = await openArchive(first)
  close()
  const empty = ARCHIVED_TABLES.filter(({ table }) => manifest.tables[table]?.rows === 0)
  expect(empty.map(({ table }) => table)).toEqual([])

  const second = await createTestWorld({ databaseUrl: null })
  const there = await moved(second, first)
  expect(await responses(there, calls)).toEqual(before)
  expect((await filesOf(second)).length).toBe(Object.keys(manifest.files).length)

  const third = await createTestWorld()
  const back = await moved(third, await exportShop(second, there))
  expect(await responses(back, calls)).toEqual(before)
  // Ids that follow are new ones.
  const posted = await third.db.selectFrom('segment').select('id').execute()
  const { body } = await send(back, 'createSegment', {
    query: { name: 'Новый', code: 'after-the-move', idAtProvider: '' },
  })
  expect(posted.map(({ id }) => id)).not.toContain((body as { segment: { id: number } }).segment.id)
})
