import * as v from 'valibot'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { widgetPayloadSchema } from '@/contract/widgets/widgetPayload'
import { aSegment } from '../../../test/server/accountFactories'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPost,
  aProduct,
  aWidget,
} from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { segmentCodes } from './shownWidget'

const desk = openShop()

const ask = (embedId: string, query: Record<string, string>, init?: RequestInit) =>
  desk.world.app.request(`/widget/v1/${embedId}?${new URLSearchParams(query)}`, init)

/** The texts of a page's posts. */
async function shown(embedId: string, query: Record<string, string> = {}) {
  const response: unknown = await (await ask(embedId, query)).json()
  const payload = v.parse(widgetPayloadSchema, response)
  if (payload.widgetType === 'stl') throw new Error('A 3D model shows no posts')
  const posts =
    payload.widgetType === 'story'
      ? payload.highlights.flatMap((highlight) => highlight.posts)
      : payload.posts
  return posts.map(({ text }) => text)
}

/** A gallery of a shop with segments; posts are named by their segments. */
async function aGallery({ count = 12, widget_type = 'gallery' as const } = {}) {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  const media = [await aMedia(world, shop)]
  const { embed_id } = await aWidget(world, shop, {
    widget_type,
    settings: { albums: [album.id], count },
  })
  const segments = new Map<string, number>()
  for (const code of ['vip', 'Новые-2']) segments.set(code, (await aSegment(world, shop, code)).id)
  const post = async (text: string, codes: string[], changes: Parameters<typeof aPost>[2] = {}) => {
    const { id } = await aPost(world, shop, {
      ...{ text, media, albums: [album], is_published: 1 },
      ...changes,
    })
    for (const code of codes) {
      await world.db
        .insertInto('post_segment')
        .values({ post_id: id, segment_id: segments.get(code) ?? 0 })
        .execute()
    }
  }
  return { embedId: embed_id, segments, post }
}

async function aFilledGallery() {
  const gallery = await aGallery()
  await gallery.post('всем', [])
  await gallery.post('vip', ['vip'])
  await gallery.post('новым', ['Новые-2'])
  await gallery.post('обоим', ['vip', 'Новые-2'])
  await gallery.post('черновик', ['vip'], { is_published: 0 })
  return gallery
}

test.each([
  ['vip', ['всем', 'vip', 'обоим']],
  ['Новые-2', ['всем', 'новым', 'обоим']],
  ['vip Новые-2', ['всем', 'vip', 'новым', 'обоим']],
  ['  vip\tvip ', ['всем', 'vip', 'обоим']],
  // A guest, an unknown code, and invalid codes.
  ['', ['всем']],
  ['gold', ['всем']],
  ['VIP', ['всем']],
  ["vip' or 1=1 --", ['всем']],
  ['%', ['всем']],
  ['<script>', ['всем']],
  ['ж'.repeat(5000), ['всем']],
])(
  'shows a shopper of «%.30s» the posts of that segment and the posts without a segment',
  async (segment, texts) => {
    const { embedId } = await aFilledGallery()
    expect(await shown(embedId, { segment })).toEqual(texts)
  },
)

test('shows all posts on a page without a segment', async () => {
  const { embedId } = await aFilledGallery()
  expect(await shown(embedId)).toEqual(['всем', 'vip', 'новым', 'обоим'])
})

test('ignores a segment of another account', async () => {
  const { embedId, post } = await aGallery()
  const other = await anAccount(desk.world, 'other')
  await aSegment(desk.world, other, 'theirs')
  await post('vip', ['vip'])
  expect(await shown(embedId, { segment: 'theirs' })).toEqual([])
})

test('applies the segment on a product’s page and in stories', async () => {
  const { embedId, post } = await aGallery()
  const mug = await aProduct(desk.world, desk.shop, { article: 'M-1' })
  await post('чашка для vip', ['vip'], { products: [mug] })
  await post('чашка', [], { products: [mug] })
  await post('ваза', ['vip'])
  expect(await shown(embedId, { article: 'M-1', segment: 'vip' })).toEqual([
    'чашка для vip',
    'чашка',
  ])
  expect(await shown(embedId, { article: 'M-1', segment: '' })).toEqual(['чашка'])
  await desk.world.db.updateTable('widget').set({ widget_type: 'story' }).execute()
  expect(await shown(embedId, { segment: '' })).toEqual(['чашка'])
})

test('returns the posts of a segment in pages without gaps', async () => {
  const { embedId, post } = await aGallery({ count: 2 })
  for (const text of ['1', '2', '3', '4', '5']) {
    await post(text, Number(text) % 2 === 0 ? ['vip'] : [])
    await post(`новым ${text}`, ['Новые-2'])
  }
  const pages = ['1', '2', '3'].map((page) => shown(embedId, { segment: 'vip', page }))
  expect(await Promise.all(pages)).toEqual([['1', '2'], ['3', '4'], ['5']])
})

test('has an ETag per set of segments, in any order, that changes when a segment is deleted', async () => {
  const { embedId, segments } = await aFilledGallery()
  const etagOf = async (query: Record<string, string>) =>
    (await ask(embedId, query)).headers.get('etag') ?? ''
  const queries: Record<string, string>[] = [
    {},
    { segment: '' },
    { segment: 'vip' },
    { segment: 'vip Новые-2' },
    { segment: 'vip', page: '2' },
    { article: 'vip' },
  ]
  const etags = await Promise.all(queries.map(etagOf))
  expect(new Set(etags).size).toBe(queries.length)
  expect(await etagOf({ segment: 'Новые-2 vip vip' })).toBe(etags[3])
  const fresh = (etag: string) =>
    ask(embedId, { segment: 'vip' }, { headers: { 'If-None-Match': etag } })
  expect((await fresh(etags[2] ?? '')).status).toBe(304)
  await desk.client.call(segmentEndpoints.deleteSegment, {
    params: { id: segments.get('vip') ?? 0 },
  })
  expect((await fresh(etags[2] ?? '')).status).toBe(200)
  expect(await shown(embedId, { segment: '' })).toEqual(['всем', 'vip'])
})

test('uses at most ten segments of a shopper', () => {
  const many = Array.from({ length: 12 }, (_, index) => `s${index}`)
  expect(segmentCodes(many.join(' '))).toHaveLength(10)
})
