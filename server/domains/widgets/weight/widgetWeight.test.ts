import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import { widgetWeightEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { CHUNK_BYTES, withBuiltEmbed, type Chunk } from '../../../../test/server/widgets/builtEmbed'
import { aText } from '../../../../test/server/elements'
import { anAccount, anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { binaryStl, tetrahedron } from '../../../../test/stl'
import { createApp } from '../../../app'
import { variantsOf } from '../../../media/presentMedia'

const desk = openShop()

beforeEach(() => withBuiltEmbed(desk.world))

const weigh = (id: string) =>
  desk.client.call(widgetWeightEndpoints.getWidgetWeight, { params: { id } })
/** The weight of chunks, which the build compresses; the loader is compressed when it is served. */
const chunks = (...names: Chunk[]) => ({
  bytes: names.reduce((sum, name) => sum + CHUNK_BYTES[name], 0),
  requests: names.length,
})
const withLoader = async (...names: Chunk[]) => {
  const headers = { 'accept-encoding': 'br' }
  const response = await createApp(desk.world).request('/embed.js', { headers })
  const { bytes, requests } = chunks(...names)
  return { bytes: (await response.arrayBuffer()).byteLength + bytes, requests: requests + 1 }
}
const NOTHING = { bytes: 0, requests: 0 }

async function anAlbumOf(count: number) {
  const album = await anAlbum(desk.world, desk.shop)
  for (let index = 0; index < count; index += 1) {
    await aPost(desk.world, desk.shop, { is_published: 1, albums: [album] })
  }
  return album
}

/** Bytes of the stored sizes of the usual picture, the smallest first. */
async function pictureBytes() {
  const row = await desk.world.db.selectFrom('media').selectAll().executeTakeFirstOrThrow()
  return Promise.all(variantsOf(row).map(({ blob }) => desk.world.blobs.size(blob)))
}

test('measures a gallery as the page of a shop loads it', async () => {
  const album = await anAlbumOf(3)
  const settings = { albums: [album.id], mode: 'tile', layout: 1, cols: 4, cols_min: 2, spacing: 0 }
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings })
  const { phone, desktop, ...rest } = await weigh(embed_id)
  const [, medium, large] = await pictureBytes()
  expect(rest).toEqual({ isEmpty: false, headerPictures: 0 })
  expect(desktop).toMatchObject({
    isDrawn: true,
    code: await withLoader('gallery', 'events'),
    model: NOTHING,
    whileScrolling: NOTHING,
    onOpening: chunks('popup'),
  })
  // All posts have the same file. A tile of 320 px needs a picture of 427 px; a tile of 195 px on a
  // screen with three dots per pixel needs one of 780 px.
  expect(desktop.pictures).toEqual({ bytes: medium, requests: 1 })
  expect(phone.pictures).toEqual({ bytes: large, requests: 1 })

  const answer = await desk.world.app.request(`/widget/v1/${embed_id}`, {
    headers: { 'accept-encoding': 'br' },
  })
  const sent = await answer.arrayBuffer()
  expect(desktop.content).toEqual({ bytes: sent.byteLength, requests: 1 })
})

test('measures a slider with its arrows, on the screens for which it is shown', async () => {
  const album = await anAlbumOf(1)
  const settings = {
    ...{ albums: [album.id], mode: 'line', layout: null, platforms: ['desktop'] },
    html_title_block: '<h2>Осень</h2><p><img src="https://shop.test/a.png" alt=""></p>',
  }
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings })
  const { phone, desktop, headerPictures } = await weigh(embed_id)
  expect(headerPictures).toBe(1)
  expect(desktop.code).toEqual(await withLoader('gallery', 'line', 'events'))
  // The page loads the code and the posts, and finds nothing to draw.
  expect(phone).toMatchObject({
    isDrawn: false,
    code: await withLoader('gallery'),
    content: desktop.content,
    pictures: NOTHING,
    onOpening: NOTHING,
  })
})

test('measures a bar of stories without its player', async () => {
  const album = await anAlbumOf(1)
  const { embed_id } = await aWidget(desk.world, desk.shop, {
    widget_type: 'story',
    settings: { albums: [album.id] },
  })
  const { desktop } = await weigh(embed_id)
  expect(desktop.code).toEqual(await withLoader('stories', 'events'))
  expect(desktop.onOpening).toEqual(chunks('player'))
  expect(desktop.pictures.requests).toBe(1)
})

test('measures a 3D model by the file that shoppers load', async () => {
  const { embed_id: id } = await aWidget(desk.world, desk.shop, { widget_type: 'stl' })
  expect((await weigh(id)).isEmpty).toBe(true)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(binaryStl(tetrahedron(10)))], 'vase.stl'))
  const { model } = await desk.client.call(widgetModelEndpoints.uploadModel, {
    params: { id },
    form,
  })
  await desk.client.call(widgetEndpoints.saveWidget, {
    params: { id },
    body: { gallerySettings: { model: model.id } },
  })
  const { isEmpty, phone } = await weigh(id)
  expect(isEmpty).toBe(false)
  expect(phone).toMatchObject({
    code: await withLoader('model', 'events'),
    model: { bytes: model.bytes, requests: 1 },
    onOpening: NOTHING,
  })
})

test('counts the chunk for slide elements when a post has some', async () => {
  const albums = [await anAlbum(desk.world, desk.shop)]
  const elements = { textStickers: [aText()] }
  await aPost(desk.world, desk.shop, { is_published: 1, albums, elements })
  const settings = { albums: albums.map(({ id }) => id) }
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings })
  expect((await weigh(embed_id)).phone.onOpening).toEqual(chunks('popup', 'elements'))
})

test('does not find the widget of another account', async () => {
  const stranger = await anAccount(desk.world, 'stranger')
  await aWidget(desk.world, stranger, { embed_id: 'theirs' })
  const { status } = await desk.client.attempt(widgetWeightEndpoints.getWidgetWeight, {
    params: { id: 'theirs' },
  })
  expect(status).toBe(404)
})
