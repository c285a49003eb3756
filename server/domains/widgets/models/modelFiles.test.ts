import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { readStl } from '@/contract/widgets/stl/readStl'
import { sizeOf } from '@/contract/widgets/stl/triangles'
import { signIn } from '../../../../test/server/client'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { jpeg } from '../../../../test/server/pictures'
import { openShop } from '../../../../test/server/shopDesk'
import { binaryStl, tetrahedron, textStl, waves } from '../../../../test/stl'
import { purgeTrash } from '../../trash/trash'
import { sweepFiles } from '../../../jobs/sweepFiles'

/** Ms; files have the machine's time, not the test's. */
const TEN_YEARS = 10 * 365 * 24 * 60 * 60 * 1000

const desk = openShop()
let embedId: string

beforeEach(async () => {
  embedId = await aModelWidget()
})

async function aModelWidget(type: 'stl' | 'gallery' = 'stl'): Promise<string> {
  const body = { type, name: 'Ваза' }
  return (await desk.client.call(widgetEndpoints.createWidget, { body })).widget.embedId
}

function formOf(content: Uint8Array | string, name = 'vase.stl'): FormData {
  const form = new FormData()
  form.set(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name),
  )
  return form
}

const upload = (content: Uint8Array | string, id = embedId) =>
  desk.client.attempt(widgetModelEndpoints.uploadModel, { params: { id }, form: formOf(content) })
const uploaded = async (content: Uint8Array | string) =>
  (
    await desk.client.call(widgetModelEndpoints.uploadModel, {
      params: { id: embedId },
      form: formOf(content),
    })
  ).model
const files = () =>
  desk.client.call(widgetModelEndpoints.listModelFiles, { params: { id: embedId } })
const leftBehind = () => readdir(path.join(desk.world.settings.dataDir, 'tmp'))

const load = (url: string, encoding = 'identity', headers: Record<string, string> = {}) =>
  desk.client.fetch(url, { headers: { 'Accept-Encoding': encoding, ...headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each([
  ['text', textStl(tetrahedron())],
  ['binary', binaryStl(tetrahedron())],
  ['binary that begins with "solid"', binaryStl(tetrahedron(), { header: 'solid' })],
])('stores a %s file in binary form, centred at the origin', async (_kind, content) => {
  const model = await uploaded(content)
  expect(model).toMatchObject({ fileName: 'vase.stl', triangles: 4, size: [10, 20, 30] })
  expect(await files()).toEqual({ models: [model], posters: [] })
  const response = await load(model.url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'model/stl',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
  })
  const read = readStl(await bytesOf(response))
  expect(read.count).toBe(4)
  expect(sizeOf(read)).toEqual([10, 20, 30])
  expect(read.min).toEqual([-5, -10, -15])
  expect(await leftBehind()).toEqual([])
})

test('serves the stored file compressed, whole and in ranges, under one address', async () => {
  const model = await uploaded(binaryStl(waves(2000)))
  const plain = await bytesOf(await load(model.url))
  const brotli = await load(model.url, 'gzip, deflate, br')
  expect(brotli.headers.get('content-encoding')).toBe('br')
  const packed = await bytesOf(brotli)
  expect(packed.length).toBe(model.bytes)
  expect(packed.length).toBeLessThan(plain.length / 2)
  expect(brotliDecompressSync(packed).equals(plain)).toBe(true)
  const gzip = await load(model.url, 'gzip, br;q=0')
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(gzip)).equals(plain)).toBe(true)
  const part = await load(model.url, 'br', { Range: 'bytes=80-83' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-encoding')).toBeNull()
  expect((await bytesOf(part)).readUInt32LE()).toBe(2000)
  const again = await load(model.url, 'br', { 'If-None-Match': brotli.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test.each([
  ['an empty file', '', 'empty-file', 'файл пустой'],
  [
    'a picture with the extension of a model',
    '\x89PNG\r\n\x1a\n'.padEnd(300, 'x'),
    'model-not-stl',
    'не STL',
  ],
  ['a truncated text file', textStl(tetrahedron()).slice(0, 400), 'model-broken', 'обрывается'],
  ['a truncated binary file', binaryStl(tetrahedron()).slice(0, 200), 'model-broken', 'обрывается'],
  ['a model without triangles', binaryStl([]), 'model-empty', 'ни одного'],
  ['a corner at NaN', binaryStl([[NaN, 0, 0, 1, 0, 0, 0, 1, 0]]), 'model-bad-number', 'NaN'],
  ['a model kilometres wide', binaryStl(tetrahedron(1e7)), 'model-too-large', 'километра'],
])('refuses %s with a message and stores nothing', async (_what, content, code, words) => {
  const result = await upload(content)
  expect(result).toMatchObject({ status: 200, success: false, error: { code } })
  expect(result.statusMessage).toContain('«vase.stl»')
  expect(result.statusMessage).toContain(words)
  expect(await files()).toEqual({ models: [], posters: [] })
  expect(await leftBehind()).toEqual([])
})

test('refuses in English for a user with the English interface', async () => {
  await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
  expect((await upload('GIF89a')).statusMessage).toMatch(/^“vase\.stl”: this is not STL/)
})

test('serves other requests while a model is read', async () => {
  const uploading = upload(textStl(waves(20_000)))
  const state = { isDone: false }
  const end = uploading.then(() => (state.isDone = true))
  let answered = 0
  while (!state.isDone) {
    await files()
    // In one process a call may end without a turn of the event loop, and nothing else would ever run.
    await setImmediate()
    answered += 1
  }
  await end
  expect(answered).toBeGreaterThan(2)
  expect(await uploading).toMatchObject({ success: true })
})

test('stores nothing when the connection breaks', async () => {
  const boundary = 'vitrina-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.stl"\r\n\r\n`
  let isBegun = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) controller.error(new Error('The line is dead'))
      else controller.enqueue(Buffer.from(head + textStl(tetrahedron())))
      isBegun = true
    },
  })
  const response = await desk.client.fetch(
    `/my/admin/shop/api/1.0.0/gallery/${embedId}/model/upload`,
    {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    } as RequestInit,
  )
  expect(response.status).toBe(400)
  expect(await files()).toEqual({ models: [], posters: [] })
  expect(await leftBehind()).toEqual([])
})

test('stores a poster in several sizes, and refuses a model as a poster', async () => {
  const form = formOf(await jpeg({ width: 900, height: 600 }), 'poster.jpg')
  const sent = { params: { id: embedId }, form }
  const { poster } = await desk.client.call(widgetModelEndpoints.uploadModelPoster, sent)
  expect(poster).toMatchObject({ width: 900, height: 600 })
  for (const { url } of poster.sources) {
    expect((await load(url)).headers.get('content-type')).toBe('image/webp')
  }
  expect((await files()).posters).toEqual([poster])
  const model = { params: { id: embedId }, form: formOf(binaryStl(tetrahedron())) }
  expect(await desk.client.attempt(widgetModelEndpoints.uploadModelPoster, model)).toMatchObject({
    success: false,
    error: { code: 'unsupported-type' },
  })
})

test('deletes the files with their widget once it leaves the trash, also from the disk', async () => {
  const { url } = await uploaded(binaryStl(tetrahedron()))
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: embedId } })
  expect(await desk.world.db.selectFrom('widget_model').selectAll().execute()).toEqual([])
  await sweepFiles(desk.world)
  expect((await load(url, 'identity')).status).toBe(200)
  desk.world.clock.advance(TEN_YEARS)
  await purgeTrash(desk.world)
  await sweepFiles(desk.world)
  for (const encoding of ['identity', 'br', 'gzip']) {
    expect((await load(url, encoding)).status).toBe(404)
  }
})

test('the sweep keeps all encodings of a file in use', async () => {
  const { url } = await uploaded(binaryStl(tetrahedron()))
  desk.world.clock.advance(TEN_YEARS)
  await sweepFiles(desk.world)
  for (const encoding of ['identity', 'br', 'gzip']) {
    expect((await load(url, encoding)).status).toBe(200)
  }
})

test('keeps the last ten unsaved uploads', async () => {
  const first = await uploaded(binaryStl(tetrahedron(1)))
  for (let width = 2; width <= 12; width += 1) await uploaded(binaryStl(tetrahedron(width)))
  const { models } = await files()
  expect(models).toHaveLength(10)
  expect(models.map(({ id }) => id)).not.toContain(first.id)
})

test('refuses a model for another type of widget, for another account’s widget and from an observer', async () => {
  const content = binaryStl(tetrahedron())
  expect(await upload(content, await aModelWidget('gallery'))).toMatchObject({
    success: false,
    error: { code: 'not-a-model' },
  })
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'other@other.test')
  const stranger = await signIn(desk.world, 'other@other.test')
  const sent = { params: { id: embedId }, form: formOf(content), username: 'other' }
  expect(await stranger.attempt(widgetModelEndpoints.uploadModel, sent)).toMatchObject({
    status: 404,
  })
  await aPerson(desk.world, desk.shop, 'observer')
  const viewer = await signIn(desk.world, 'observer@shop.test')
  const asViewer = { params: { id: embedId }, form: formOf(content) }
  expect(await viewer.attempt(widgetModelEndpoints.uploadModel, asViewer)).toMatchObject({
    status: 403,
  })
})
