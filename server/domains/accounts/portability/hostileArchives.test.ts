import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { anAlbum, aPost, aProduct } from '../../../../test/server/factories'
import { exportShop } from '../../../../test/server/accounts/portabilityDesk'
import { aShopDesk } from '../../../../test/server/shopDesk'
import { createTestWorld, type TestWorld } from '../../../../test/server/world'
import { MANIFEST, type Manifest } from './archiveFormat'
import { importAccount } from './importAccount'

/** An archive in memory: its entries, and separately its manifest. */
interface Parts {
  entries: Map<string, Buffer>
  manifest: Manifest & Record<string, unknown>
}

let good: string
let world: TestWorld
let source: TestWorld

beforeAll(async () => {
  const desk = await aShopDesk()
  source = desk.world
  const { shop, client } = desk
  const [album, product] = [await anAlbum(source, shop), await aProduct(source, shop)]
  await aPost(source, shop, { albums: [album], products: [product] })
  await source.db
    .insertInto('trash')
    .values({
      account_id: shop.id,
      kind: 'album',
      subject: '7',
      name: 'x',
      deleted_at: 1,
      contents: JSON.stringify({ rows: { album: [{ id: 7, account_id: shop.id }] }, loose: {} }),
    })
    .execute()
  good = await exportShop(source, client)
})
afterAll(() => source.dispose())
beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

async function read(): Promise<Parts> {
  const zip = await openPromise(good, { lazyEntries: true, autoClose: false })
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  zip.close()
  const manifest = JSON.parse(String(entries.get(MANIFEST))) as Parts['manifest']
  entries.delete(MANIFEST)
  return { entries, manifest }
}

async function pack({ entries, manifest }: Parts, names: readonly string[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const name of names) zip.addBuffer(entries.get(name)!, name)
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST)
  zip.end()
  return buffer(zip.outputStream)
}

/** Changes rows of a table and corrects their sums. */
function rows(
  { entries, manifest }: Parts,
  table: string,
  change: (row: Row) => Row | Row[],
): void {
  const name = `tables/${table}.ndjson`
  const lines = String(entries.get(name)).split('\n').filter(Boolean)
  const changed = lines.flatMap((line) => change(JSON.parse(line) as Row))
  const text = Buffer.from(changed.map((row) => `${JSON.stringify(row)}\n`).join(''))
  entries.set(name, text)
  manifest.tables[table] = { rows: changed.length, ...sumOf(text) }
}
type Row = Record<string, unknown>
const sumOf = (text: Buffer) => ({
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
})
const aFile = ({ entries }: Parts) => [...entries.keys()].find((name) => name.startsWith('files/'))!

/** Puts a file into archive and manifest. */
function add({ entries, manifest }: Parts, name: string, content: Buffer): void {
  entries.set(name, content)
  manifest.files[name] = sumOf(content)
}

const row = (table: string, change: (row: Row) => Row | Row[]) => (parts: Parts) =>
  rows(parts, table, change)
const ZEROS = Buffer.alloc(17 * 1024 * 1024)
const hashed = (content: Buffer) => `files/blobs/${sumOf(content).sha256}.webp`

const HOSTILE: readonly [string, string, (parts: Parts) => void][] = [
  ['another format', 'import_format', ({ manifest }) => void (manifest.format = 2)],
  ['other tables', 'import_schema', ({ manifest }) => void (manifest.schema = '0001People')],
  [
    'another product',
    'import_no-manifest',
    ({ manifest }) => void Object.assign(manifest, { product: 'x' }),
  ],
  ['a manifest with more', 'import_no-manifest', ({ manifest }) => void (manifest.more = 1)],
  ['a missing table', 'import_no-manifest', ({ manifest }) => void delete manifest.tables.post],
  [
    'an entry that the manifest lacks',
    'import_entry',
    (parts) => void parts.entries.set(hashed(ZEROS), Buffer.from('x')),
  ],
  [
    'an unknown table',
    'import_entry',
    (parts) => void parts.entries.set('tables/session.ndjson', Buffer.from('{}\n')),
  ],
  [
    'an unknown folder',
    'import_entry',
    (parts) => add(parts, 'files/tmp/a.webp', Buffer.from('x')),
  ],
  [
    'a file without a name of a hash',
    'import_entry',
    (parts) => add(parts, 'files/blobs/index.html', Buffer.from('x')),
  ],
  ['a bomb', 'import_entry', (parts) => add(parts, hashed(ZEROS), ZEROS)],
  [
    'a missing file',
    'import_sum',
    ({ manifest }) => void (manifest.files[hashed(ZEROS)] = sumOf(ZEROS)),
  ],
  [
    'a changed file',
    'import_sum',
    (parts) => {
      const name = aFile(parts)
      parts.entries.set(name, Buffer.from(parts.entries.get(name)!.map((byte) => byte ^ 1)))
    },
  ],
  [
    'a file of another content than its name',
    'import_sum',
    (parts) => add(parts, aFile(parts), Buffer.from('x')),
  ],
  [
    'a wrong number of rows',
    'import_sum',
    ({ manifest }) => void (manifest.tables.post!.rows += 1),
  ],
  ['two accounts', 'import_sum', row('account', (one) => [one, one])],
  ['another account', 'import_row', row('account', (one) => ({ ...one, id: 2 }))],
  ['a row of another account', 'import_row', row('album', (one) => ({ ...one, account_id: 2 }))],
  [
    'a row of nobody’s object',
    'import_row',
    row('post_media', (one) => ({ ...one, post_id: 999 })),
  ],
  [
    'a foreign object in the trash',
    'import_row',
    row('trash', (one) => ({
      ...one,
      contents: String(one.contents).replace('"account_id":1', '"account_id":2'),
    })),
  ],
  [
    'a right of the provider',
    'import_row',
    row('person', (one) => ({ ...one, is_provider_admin: 1 })),
  ],
  ['a password', 'import_row', row('person', (one) => ({ ...one, password_hash: 'x' }))],
  ['an unknown column', 'import_row', row('album', (one) => ({ ...one, 'x" text': 1 }))],
  ['a missing column', 'import_row', row('album', ({ name: _, ...one }) => one)],
  ['a text instead of a number', 'import_row', row('sku', (one) => ({ ...one, price: '1' }))],
  ['a number that is too large', 'import_row', row('sku', (one) => ({ ...one, price: 1e300 }))],
  ['a nested value', 'import_row', row('sku', (one) => ({ ...one, name: { a: 1 } }))],
  [
    'a character that no database stores',
    'import_row',
    row('sku', (one) => ({ ...one, name: 'a\u0000' })),
  ],
  ['JSON that is none', 'import_row', row('album', (one) => ({ ...one, sources: '[' }))],
  ['an unknown role', 'import_row', row('member', (one) => ({ ...one, role_id: 'root' }))],
  ['an unusable address', 'import_row', row('account', (one) => ({ ...one, username: '../x' }))],
  [
    'people of the demo',
    'import_demo',
    row('person', (one) => ({ ...one, email: 'owner@demo.test' })),
  ],
]

/** Nothing of a refused archive is stored. */
async function expectNothing(): Promise<void> {
  for (const table of ['account', 'person', 'audit', 'post'] as const) {
    expect(await world.db.selectFrom(table).select('id').execute()).toEqual([])
  }
  for (const folder of ['blobs', 'originals', 'tmp']) {
    const place = path.join(world.settings.dataDir, folder)
    const found = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])
    expect(found.filter((entry) => entry.isFile())).toEqual([])
  }
}

async function refusal(archive: Buffer): Promise<string> {
  const file = path.join(world.settings.dataDir, 'hostile.zip')
  await writeFile(file, archive)
  return importAccount(world, file).then(
    () => 'imported',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}

test.each(HOSTILE)('refuses an archive with %s, and stores nothing', async (_, code, change) => {
  const parts = await read()
  change(parts)
  expect(await refusal(await pack(parts, [...parts.entries.keys()]))).toBe(code)
  await expectNothing()
})

/** Changes of the bytes that the library for writing archives cannot make. */
const BROKEN: readonly [
  string,
  string,
  (archive: Buffer, parts: Parts) => Promise<Buffer> | Buffer,
][] = [
  ['is no archive', 'import_unreadable', () => Buffer.from('PK, but no archive')],
  ['is cut off', 'import_unreadable', (archive) => archive.subarray(0, archive.length / 2)],
  [
    'has no manifest',
    'import_no-manifest',
    async () => {
      const zip = new ZipFile()
      zip.end()
      return buffer(zip.outputStream)
    },
  ],
  [
    'names a path that climbs',
    'import_unreadable',
    (archive, parts) => {
      const name = aFile(parts)
      const climbing = `../../${'a'.repeat(name.length - 6)}`
      return Buffer.from(archive.toString('latin1').replaceAll(name, climbing), 'latin1')
    },
  ],
  [
    'has an entry twice',
    'import_entry',
    (_, parts) => pack(parts, [...parts.entries.keys(), aFile(parts)]),
  ],
]

test.each(BROKEN)('refuses an archive that %s, and stores nothing', async (_, code, change) => {
  const parts = await read()
  expect(await refusal(await change(await readFile(good), parts))).toBe(code)
  await expectNothing()
})

test('removes the files when the database refuses a row, and imports the whole archive afterwards, once', async () => {
  const parts = await read()
  rows(parts, 'sku', (one) => [one, { ...one, id: 999 }])
  expect(await refusal(await pack(parts, [...parts.entries.keys()]))).toMatch(/unique/i)
  await expectNothing()
  expect(await refusal(await readFile(good))).toBe('imported')
  expect(await refusal(await readFile(good))).toBe('import_not-empty')
  const { storage_bytes } = await world.db
    .selectFrom('account')
    .select('storage_bytes')
    .executeTakeFirstOrThrow()
  const { storage_bytes: before } = await source.db
    .selectFrom('account')
    .select('storage_bytes')
    .executeTakeFirstOrThrow()
  expect(storage_bytes).toBe(before)
})
