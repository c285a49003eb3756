import sharp from 'sharp'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { productEndpoints } from '@/contract/endpoints/products'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import * as v from 'valibot'
import { signIn } from '../test/server/client'
import { aPerson, aProduct, anAccount } from '../test/server/factories'
import { jpeg } from '../test/server/pictures'
import { createTestWorld, TEST_NOW, type TestWorld } from '../test/server/world'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

test('leads from a photo to a click in the shop, using HTTP requests alone', async () => {
  const account = await anAccount(world)
  await aPerson(world, account, 'owner')
  const product = await aProduct(world, account, { name: 'Кружка «Утро»', article: 'LG-100' })
  const client = await signIn(world, 'owner@shop.test')

  // A phone's photo, rotated by EXIF, with its location.
  const photo = await jpeg({ width: 1200, height: 900, orientation: 6, gps: true })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(photo)], 'IMG_0001.JPG', { type: 'image/jpeg' }))
  const { mediaList } = await client.call(postMediaEndpoints.uploadMedia, {
    query: { username: 'shop' },
    form,
  })
  expect(mediaList).toMatchObject([{ type: 'image', width: 900, height: 1200 }])
  const shown = await client.fetch(mediaList[0]?.imageUrl ?? '')
  const picture = sharp(Buffer.from(await shown.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 552, height: 736 })
  expect((await picture.metadata()).exif).toBeUndefined()
  // Orientation 6 rotates clockwise: the left side (red) is on top.
  const { data } = await picture
    .extract({ left: 270, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer({
      resolveWithObject: true,
    })
  expect(data[0]).toBeGreaterThan(150)
  expect(data[2]).toBeLessThan(80)

  const created = await client.call(postMediaEndpoints.createUploadedPost, {
    body: { username: 'shop', caption: 'Утренний кофе', mediaList: mediaList.map(({ id }) => id) },
  })
  expect(created.postInfo.vitrinaPost).toMatchObject({ isPublished: false, text: 'Утренний кофе' })

  const { skuList } = await client.call(productEndpoints.searchProducts, {
    query: { term: 'круж' },
  })
  expect(skuList).toMatchObject([{ id: product.id, article: 'LG-100', markedCount: 0 }])
  const { album } = await client.call(albumEditingEndpoints.createAlbum, {
    body: { name: ' Кухня ' },
  })
  expect(album).toMatchObject({ name: 'Кухня', postCount: 0, allPostCount: 0, coverUrl: null })

  const { vitrinaPost, media } = created.postInfo
  const { postInfo: saved } = await client.call(postEditingEndpoints.savePost, {
    body: {
      request: { revision: vitrinaPost.revision },
      postInfo: {
        ...created.postInfo,
        vitrinaPost: { ...vitrinaPost, isPublished: true, albumList: [album] },
        media: media.map((item) => ({
          ...item,
          linkList: [
            {
              id: null,
              hideAtProductPage: false,
              isSimilar: false,
              link: '',
              marker: { x: 33.4, y: 120, show: true },
              showOnAllSlides: false,
              sku: { id: product.id, sourceImageUrls: [] },
              title: '',
              hiddenCarouselPositions: [],
              skuImageMarkup: null,
            },
          ],
        })),
      },
    },
  })
  expect(saved.vitrinaPost).toMatchObject({
    isPublished: true,
    revision: vitrinaPost.revision + 1,
    publishedAt: new Date(TEST_NOW).toISOString(),
    albumList: [{ id: album.id, name: 'Кухня' }],
  })
  expect(saved.media[0]?.linkList).toMatchObject([
    { title: 'Кружка «Утро»', marker: { x: 33, y: 100, show: true }, sku: { price: 149_000 } },
  ])
  const { albumList } = await client.call(albumEndpoints.listAlbums)
  expect(albumList).toMatchObject([{ postCount: 1, allPostCount: 1 }])
  expect(albumList[0]?.coverUrl).toBe(media[0]?.imageUrl)

  const { widget } = await client.call(widgetEndpoints.createWidget, {
    body: { type: 'gallery', name: 'На главной' },
  })
  const { embedId } = widget
  await client.call(widgetEndpoints.saveWidget, {
    params: { id: embedId },
    body: { isEnabled: 'full_access', gallerySettings: { albums: [album.id] } },
  })

  // From here on a shopper's browser: no cookie, another origin.
  const shop = { headers: { Origin: 'https://shop.test' } }
  const widgetUrl = `${world.settings.widgetUrl}/widget/v1/${embedId}`
  const response = await world.app.request(widgetUrl, shop)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('set-cookie')).toBeNull()
  const payload = v.parse(galleryPayloadSchema, await response.json())
  expect(payload).toMatchObject({ title: 'На главной', page: 1, hasMore: false })
  expect(payload.posts).toMatchObject([
    { text: 'Утренний кофе', media: [{ products: [{ skuId: product.id, price: 149_000 }] }] },
  ])
  const shopPicture = payload.posts[0]?.media[0]?.picture.sources.at(-1)?.url ?? ''
  expect(shopPicture).toMatch(/^http:\/\/widgets\.test\/media\//)
  expect((await world.app.request(shopPicture)).status).toBe(200)

  const postId = saved.vitrinaPost.id ?? 0
  const batch = JSON.stringify({
    events: [
      { id: 'event-0001', type: 'load' },
      { id: 'event-0002', type: 'view' },
      { id: 'event-0003', type: 'open', postId },
      { id: 'event-0004', type: 'productClick', postId, skuId: product.id },
    ],
  })
  for (const attempt of ['first', 'again']) {
    const sent = await world.app.request(`${widgetUrl}/events`, {
      method: 'POST',
      headers: { ...shop.headers, 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' },
      body: batch,
    })
    expect([attempt, sent.status]).toEqual([attempt, 204])
  }

  world.clock.advance(60_000)
  const report = await client.call(analyticsEndpoints.getAnalytics, {
    body: {
      embedIds: [],
      eventsCreatedSince: '2026-03-17T21:00:00.000Z',
      eventsCreatedTill: '2026-03-18T21:00:00.000Z',
    },
  })
  const none = { cartAdds: 0, purchases: 0, actions: 0, completions: 0, answers: 0 }
  const once = { loads: 1, views: 1, opens: 1, productClicks: 1, ...none }
  expect(report.totals).toEqual(once)
  expect(report.days).toEqual([{ date: '2026-03-18', ...once }])
  expect(report.widgets).toEqual([{ embedId, role: 'На главной', ...once, revenue: [] }])
  expect(report.products).toMatchObject([{ id: product.id, productClicks: 1 }])
  expect(report.posts).toMatchObject([{ id: postId, opens: 1, productClicks: 1 }])
})
