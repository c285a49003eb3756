import { utimesSync } from 'node:fs'
import { access, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { aSticker } from '../../test/server/elements'
import { anAccount, aMedia, aPost, aProduct, aWidget } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { blobFile as fileIn, blobFolders } from '../blobs/diskFiles'
import { BLOB_COLUMNS } from '../blobs/blobReferences'
import { mediaPath } from '../blobs/blobStore'
import { startSweeping, sweepFiles, UPLOAD_GRACE_MS } from './sweepFiles'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

async function files(folder: 'blobs' | 'originals' | 'tmp'): Promise<string[]> {
  const root = path.join(world.settings.dataDir, folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function age(file: string, milliseconds: number): Promise<void> {
  const time = new Date(world.clock.now() - milliseconds)
  await utimes(file, time, time)
}

const blobFile = (name: string) => fileIn(blobFolders(world.settings.dataDir).served, name)
const originalOf = (name: string) => fileIn(blobFolders(world.settings.dataDir).originals, name)

/** A stored file older than the grace period. */
async function anOldBlob(content: string): Promise<string> {
  const name = await world.blobs.put(Buffer.from(content), 'webp')
  await age(blobFile(name), UPLOAD_GRACE_MS + 1)
  return name
}

test('deletes old files that no database row refers to, and no others', async () => {
  const orphan = await anOldBlob('orphan')
  const fresh = await world.blobs.put(Buffer.from('arriving'), 'webp')
  await age(blobFile(fresh), UPLOAD_GRACE_MS - 1)
  const shop = await anAccount(world)
  await aPost(world, shop)
  const [stored] = await world.db.selectFrom('media').select(['blob', 'variants']).execute()
  const named = (await files('blobs')).filter((name) => name !== orphan && name !== fresh)
  expect(named).toHaveLength(3)
  for (const name of named) await age(blobFile(name), UPLOAD_GRACE_MS + 1)
  const [original = ''] = await files('originals')
  expect(original).toBe(stored?.blob)
  const deserted = originalOf('f'.repeat(64) + '.jpeg')
  await mkdir(path.dirname(deserted), { recursive: true })
  await writeFile(deserted, 'deserted')
  for (const file of [originalOf(original), deserted]) await age(file, UPLOAD_GRACE_MS + 1)
  await sweepFiles(world)
  expect((await files('blobs')).sort()).toEqual([...named, fresh].sort())
  expect(await files('originals')).toEqual([original])
})

test('keeps files that rows refer to by their address', async () => {
  const shop = await anAccount(world)
  const image = await anOldBlob('product')
  const photo = await anOldBlob('photo')
  const picture = await anOldBlob('header')
  const chosen = await anOldBlob('a photo that the product no longer has')
  const sticker = await anOldBlob('sticker')
  const { id } = await aProduct(world, shop)
  await world.db
    .updateTable('sku')
    .set({
      image_url: mediaPath(image),
      source_image_urls: JSON.stringify([`https://widgets.test${mediaPath(photo)}`]),
    })
    .where('id', '=', id)
    .execute()
  const widget = await aWidget(world, shop)
  await world.db
    .updateTable('widget')
    .set({ settings: JSON.stringify({ header: `<img src="${mediaPath(picture)}">` }) })
    .where('id', '=', widget.id)
    .execute()
  const elements = { pictureStickers: [aSticker(mediaPath(sticker))] }
  const post = await aPost(world, shop, { products: [{ id }], elements })
  const markup = { squareView: null, storyView: null, choosedSkuImageUrl: mediaPath(chosen) }
  await world.db
    .updateTable('media_link')
    .set({ sku_image_markup: JSON.stringify(markup) })
    .where('post_id', '=', post.id)
    .execute()
  await sweepFiles(world)
  const kept = await files('blobs')
  for (const name of [image, photo, picture, chosen, sticker]) expect(kept).toContain(name)
})

test('keeps a file that is stored again while the sweep runs', async () => {
  const name = await anOldBlob('again')
  const before = world.clock.now() - UPLOAD_GRACE_MS
  await world.blobs.sweep({
    before,
    isNamed: () => {
      const now = new Date(world.clock.now())
      utimesSync(blobFile(name), now, now)
      return false
    },
  })
  await expect(access(blobFile(name))).resolves.toBeUndefined()
})

test('deletes temporary files of interrupted uploads', async () => {
  const dead = world.blobs.temporaryFile()
  const arriving = world.blobs.temporaryFile()
  for (const file of [dead, arriving]) await writeFile(file, 'half')
  await age(dead, UPLOAD_GRACE_MS + 1)
  await age(arriving, UPLOAD_GRACE_MS - 1)
  await sweepFiles(world)
  expect(await files('tmp')).toEqual([path.basename(arriving)])
})

test('checks all rows when they do not fit into one query', async () => {
  const shop = await anAccount(world)
  const { id } = await aMedia(world, shop)
  const named = await anOldBlob('far away')
  const { id: _, ...row } = await world.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('media')
    .values({ ...row, id: id + 5000, blob: named })
    .execute()
  await sweepFiles(world)
  expect(await files('blobs')).toContain(named)
})

test('stops the background sweep with the server and reports errors', async () => {
  const orphan = await anOldBlob('orphan')
  const stop = startSweeping(world)
  await stop()
  expect(await files('blobs')).toContain(orphan)
  const blobs = { ...world.blobs, sweep: () => Promise.reject(new Error('disk')) }
  let stopBroken = () => Promise.resolve()
  const reported = await new Promise((report) => {
    stopBroken = startSweeping({ ...world, blobs, report })
  })
  await stopBroken()
  expect(reported).toEqual(new Error('disk'))
})

test('checks every column whose name suggests that it refers to files', async () => {
  const tables = await world.db.introspection.getTables()
  const suspects = tables.flatMap(({ name: table, columns }) =>
    columns
      .filter(({ name }) =>
        /blob|variants|image|picture|elements|background|settings|contents/.test(name),
      )
      // The results of picture checks: the time, and whether the picture is readable.
      .filter(({ name }) => !/_(?:at|failed)$/.test(name))
      .map(({ name }) => `${table}.${name}`),
  )
  const known = BLOB_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  expect(suspects.sort()).toEqual([...known].sort())
})
