import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { aMedia, anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

async function shown(embedId: string, page = 1) {
  const response = await desk.world.app.request(`/widget/v1/${embedId}?page=${page}`)
  return v.parse(galleryPayloadSchema, await response.json())
}

test('returns the published posts of the chosen albums in pages', async () => {
  const [chosen, left] = [
    await anAlbum(desk.world, desk.shop),
    await anAlbum(desk.world, desk.shop, 'Другой'),
  ]
  const media = [await aMedia(desk.world, desk.shop)]
  for (const text of ['1', '2', '3']) {
    await aPost(desk.world, desk.shop, { media, text, is_published: 1, albums: [chosen] })
  }
  await aPost(desk.world, desk.shop, { media, text: 'черновик', albums: [chosen] })
  await aPost(desk.world, desk.shop, { media, text: 'не здесь', is_published: 1, albums: [left] })
  const { embed_id } = await aWidget(desk.world, desk.shop, {
    settings: { albums: [chosen.id], count: 2 },
  })
  const first = await shown(embed_id)
  const second = await shown(embed_id, 2)
  expect(
    [first, second].map(({ posts, hasMore }) => [posts.map(({ text }) => text), hasMore]),
  ).toEqual([
    [['1', '2'], true],
    [['3'], false],
  ])
})

test('announces no further page when the last page is full', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  for (const text of ['1', '2']) {
    await aPost(desk.world, desk.shop, { text, is_published: 1, albums: [album] })
  }
  const settings = { albums: [album.id], count: 2 }
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings })
  const { posts, hasMore } = await shown(embed_id)
  expect({ count: posts.length, hasMore }).toEqual({ count: 2, hasMore: false })
})

test('replaces a cached response on every change and compresses it for clients that accept compression', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  await aPost(desk.world, desk.shop, { text: 'Первый', is_published: 1, albums: [album] })
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
  const address = `/widget/v1/${embed_id}`
  expect((await shown(embed_id)).posts).toHaveLength(1)
  const packed = await desk.world.app.request(address, {
    headers: { 'Accept-Encoding': 'gzip, br' },
  })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  const unpacked = brotliDecompressSync(await packed.arrayBuffer()).toString()
  expect(unpacked).toBe(await (await desk.world.app.request(address)).text())

  await aPost(desk.world, desk.shop, { text: 'Второй', is_published: 1, albums: [album] })
  await raiseContentVersion(desk.world.db, desk.shop.id)
  expect((await shown(embed_id)).posts).toHaveLength(2)
  await desk.client.call(widgetEndpoints.saveWidget, {
    params: { id: embed_id },
    body: { gallerySettings: { count: 1 } },
  })
  expect((await shown(embed_id)).posts).toHaveLength(1)
  await desk.world.db.updateTable('account').set({ locale: 'en' }).execute()
  expect((await shown(embed_id)).locale).toBe('en')
})
