import * as v from 'valibot'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import { openResponse } from '../../../test/server/client'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPost,
  aProduct,
  aWidget,
} from '../../../test/server/factories'
import { postInfoOf } from '../../../test/server/postInfoOf'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const ask = (embedId: string, query: Record<string, string>, init?: RequestInit) =>
  desk.world.app.request(`/widget/v1/${embedId}?${new URLSearchParams(query)}`, init)

/** The texts of a page's posts, and whether there are more. */
async function shown(embedId: string, query: Record<string, string>) {
  const response: unknown = await (await ask(embedId, query)).json()
  const { posts, hasMore } = v.parse(galleryPayloadSchema, response)
  return { texts: posts.map(({ text }) => text), hasMore }
}

/** A gallery of one album of a shop that sells a mug and a vase. */
async function aGallery({ count = 12 } = {}) {
  const album = await anAlbum(desk.world, desk.shop)
  const mug = await aProduct(desk.world, desk.shop, { article: 'Чашка 1/2', vendor_code: 'HZ-1' })
  const vase = await aProduct(desk.world, desk.shop, { article: 'V-7' })
  const settings = { albums: [album.id], count }
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings })
  const media = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
  const post = (text: string, changes: Parameters<typeof aPost>[2] = {}) =>
    aPost(desk.world, desk.shop, { text, media, albums: [album], is_published: 1, ...changes })
  return { embedId: embed_id, mug, vase, media, post }
}

const MUG = { article: 'Чашка 1/2' }

/** Hides marks of a post from the pages of their products; all marks by default. */
async function hide(postId: number, isHidden: (link: string) => boolean = () => true) {
  const post = await postInfoOf(desk.world, desk.shop, postId)
  const links = post.media
    .flatMap(({ linkList }) => linkList)
    .filter(({ link }) => isHidden(link))
    .map(({ id, hiddenCarouselPositions }) => ({
      id: id ?? 0,
      hideAtProductPage: true,
      hiddenCarouselPositions,
    }))
  await desk.client.call(postEditingEndpoints.saveProductsPreview, {
    params: { id: postId },
    body: { links },
  })
}

test('shows the posts of the product that the page names by SKU or vendor’s number, in the widget’s order', async () => {
  const { embedId, mug, vase, post } = await aGallery()
  await post('Чашка', { products: [mug] })
  await post('Ваза', { products: [vase] })
  await post('Без товаров')
  await post('Вместе', { products: [vase, mug] })
  await post('Черновик', { products: [mug], is_published: 0 })
  await post('Не в альбоме', { products: [mug], albums: [] })
  for (const article of ['Чашка 1/2', 'HZ-1']) {
    const found = { texts: ['Чашка', 'Вместе'], hasMore: false }
    expect(await shown(embedId, { article })).toEqual(found)
  }
  expect((await shown(embedId, { article: 'V-7' })).texts).toEqual(['Ваза', 'Вместе'])
  expect((await shown(embedId, { article: ' V-7 ' })).texts).toEqual(['Ваза', 'Вместе'])
  for (const article of ['', ' ']) expect((await shown(embedId, { article })).texts).toHaveLength(4)
})

test('omits a post whose marks of the product are all hidden on its page', async () => {
  const { embedId, mug, vase, media, post } = await aGallery()
  const twice = await post('Дважды', { products: [mug, vase] })
  await desk.world.db
    .insertInto('media_link')
    .values({
      post_id: twice.id,
      media_id: media[1]?.id ?? 0,
      sku_id: mug.id,
      position: 0,
      marker_x: 10,
      marker_y: 10,
      hide_at_product_page: 1,
    })
    .execute()
  expect((await shown(embedId, MUG)).texts).toEqual(['Дважды'])

  await hide(twice.id, (link) => link.endsWith('Чашка 1/2'))
  expect((await shown(embedId, MUG)).texts).toEqual([])
  expect((await shown(embedId, { article: 'V-7' })).texts).toEqual(['Дважды'])
  expect((await shown(embedId, {})).texts).toEqual(['Дважды'])
})

test.each(['V-8', 'v-7', 'V', '%', "' or 1=1 --", '0'])(
  'shows no posts for the unknown SKU «%s»',
  async (article) => {
    const { embedId, vase, post } = await aGallery()
    await post('Ваза', { products: [vase] })
    expect(await shown(embedId, { article })).toEqual({ texts: [], hasMore: false })
  },
)

test('shows nothing for a product of another account with the same SKU', async () => {
  const { embedId, vase, post } = await aGallery()
  await post('Ваза', { products: [vase] })
  const other = await anAccount(desk.world, 'other')
  const theirs = await aProduct(desk.world, other, { article: 'V-7' })
  const onlyTheirs = await aProduct(desk.world, other, { article: 'X-1' })
  await aPost(desk.world, other, { text: 'Чужой', is_published: 1, products: [theirs] })
  await aPost(desk.world, other, { text: 'Чужой', is_published: 1, products: [onlyTheirs] })
  expect((await shown(embedId, { article: 'V-7' })).texts).toEqual(['Ваза'])
  expect((await shown(embedId, { article: 'X-1' })).texts).toEqual([])
})

test('returns the product’s posts in pages, each post once', async () => {
  const { embedId, mug, vase, post } = await aGallery({ count: 2 })
  for (const text of ['1', '2', '3', '4', '5']) {
    // Marked several times, and between posts of another product.
    await post(text, { products: [mug, mug, vase] })
    await post(`Ваза ${text}`, { products: [vase] })
  }
  const pages = ['1', '2', '3', '4'].map((page) => shown(embedId, { ...MUG, page }))
  expect(await Promise.all(pages)).toEqual([
    { texts: ['1', '2'], hasMore: true },
    { texts: ['3', '4'], hasMore: true },
    { texts: ['5'], hasMore: false },
    { texts: [], hasMore: false },
  ])
})

test('has an ETag per product, which changes when a mark is hidden', async () => {
  const { embedId, mug, post } = await aGallery()
  const { id } = await post('Чашка', { products: [mug] })
  const etagOf = async (query: Record<string, string>) =>
    (await ask(embedId, query)).headers.get('etag') ?? ''
  const status = async (query: Record<string, string>, etag: string) =>
    (await ask(embedId, query, { headers: { 'If-None-Match': etag } })).status

  const queries = [{}, MUG, { article: 'V-7' }, { article: '1' }, { ...MUG, page: '2' }]
  const etags = await Promise.all(queries.map(etagOf))
  expect(new Set(etags).size).toBe(queries.length)
  const [ofAll = '', ofMug = ''] = etags
  expect(await status(MUG, ofMug)).toBe(304)
  expect(await status(MUG, ofAll)).toBe(200)
  expect(await status({}, ofMug)).toBe(200)

  await hide(id)
  expect(await status(MUG, ofMug)).toBe(200)
})

test('rejects a SKU longer than the catalogue allows', async () => {
  const { embedId } = await aGallery()
  expect((await shown(embedId, { article: 'Ж'.repeat(100) })).texts).toEqual([])
  const response = await openResponse(await ask(embedId, { article: 'Ж'.repeat(101) }))
  // A malformed request, not a user's input.
  expect(response).toMatchObject({ status: 400, success: false, error: { code: 'bad-request' } })
  expect((await ask(embedId, { article: 'a\0b' })).status).toBe(400)
})

describe('a product identified by the page’s address', () => {
  const HOST = 'https://shop.test'
  /** Products of the shop by article: the link of each, and the group of its variants. */
  async function shopOf(products: Record<string, readonly [link: string, group?: string]>) {
    const { embedId, post } = await aGallery()
    for (const [article, [link, group_id = null]] of Object.entries(products)) {
      const facts = {
        article,
        name: group_id ?? article,
        link: link.startsWith('/') ? HOST + link : link,
        group_id,
      }
      await post(article, { products: [await aProduct(desk.world, desk.shop, facts)] })
    }
    return async (address: string) => (await shown(embedId, { address })).texts.sort()
  }

  test.each([
    ['the product’s address', `${HOST}/cup`, ['cup']],
    ['the address with tracking', 'http://www.shop.test/cup/?utm_source=mail&sort=1', ['cup']],
    ['an address that all variants share', `${HOST}/vase`, ['vase-blue', 'vase-red']],
    ['the address of one variant', `${HOST}/vase?color=red&utm_medium=cpc`, ['vase-red']],
    ['the address of a variant of a main product', `${HOST}/lamp?color=red`, ['lamp-red']],
    ['an address that differs by its query', `${HOST}/index.php?id=2`, ['two']],
    ['none: an address of several products', `${HOST}/index.php`, []],
    ['none: the home page', HOST, []],
    ['none: a product not in the catalogue', `${HOST}/item.php?id=99`, []],
    ['the address of the only variant', `${HOST}/plate`, ['plate-red']],
    ['none: a variant not in the catalogue', `${HOST}/plate?color=green`, []],
    ['an address with ad parameters', `${HOST}/item.php?id=7&yclid=5`, ['seven']],
    ['an address in Cyrillic', `${HOST}/${encodeURIComponent('Чашка')}`, ['letters']],
    ['a fully encoded address', 'https://xn--80aswg.xn--p1ai/%D1%87%D0%B0%D0%B9', ['rf']],
    ['an address with a long query', `${HOST}/cup?click=${'a'.repeat(3000)}`, ['cup']],
    ['none: an unknown address', `${HOST}/cups`, []],
    ['none: a malformed address', '%', []],
    ['none: an empty address', '', []],
  ])('resolves %s: %s', async (_whose, address, texts) => {
    const textsAt = await shopOf({
      cup: ['/cup?utm_source=feed'],
      'vase-red': ['/vase?color=red', 'vase'],
      'vase-blue': ['/vase?color=blue', 'vase'],
      lamp: ['/lamp', 'lamp'],
      'lamp-red': ['/lamp?color=red', 'lamp'],
      one: ['/index.php?id=1'],
      two: ['/index.php?id=2'],
      seven: ['/item.php?id=7&gclid=1'],
      'plate-red': ['/plate?color=red'],
      letters: ['/чашка'],
      rf: ['https://сайт.рф/чай'],
      lost: ['/'],
      stray: ['/'],
    })
    expect(await textsAt(address)).toEqual(texts)
  })

  test('is ignored when the page names a SKU, is never found in another account, and has its own ETag', async () => {
    const textsAt = await shopOf({ cup: ['/cup'], jug: ['/jug'] })
    const other = await anAccount(desk.world, 'other')
    const link = `${HOST}/theirs`
    await aProduct(desk.world, other, { article: 'cup', link })
    expect(await textsAt(link)).toEqual([])

    const { embed_id } = await desk.world.db
      .selectFrom('widget')
      .select('embed_id')
      .executeTakeFirstOrThrow()
    const address = `${HOST}/cup`
    expect((await shown(embed_id, { article: 'jug', address })).texts).toEqual(['jug'])
    const etagOf = async (query: Record<string, string>) =>
      (await ask(embed_id, query)).headers.get('etag')
    expect(await etagOf({ address })).toBe(await etagOf({ article: 'cup' }))
    const others: Record<string, string>[] = [{}, { address: link }, { address: `${HOST}/jug` }]
    expect(new Set(await Promise.all([{ address }, ...others].map(etagOf))).size).toBe(4)
  })
})

describe('a product gallery', () => {
  /** A product gallery of the mug, which posts of another album fill up. */
  async function filledUp(min_posts: number, count = 12) {
    const [own, spare] = [
      await anAlbum(desk.world, desk.shop),
      await anAlbum(desk.world, desk.shop, 'Запас'),
    ]
    const mug = await aProduct(desk.world, desk.shop, MUG)
    const media = [await aMedia(desk.world, desk.shop)]
    const settings = { albums: [own.id], fallback_albums: [spare.id], min_posts, count }
    const { embed_id } = await aWidget(desk.world, desk.shop, { widget_type: 'sku', settings })
    const shop = { media, is_published: 1 } as const
    await aPost(desk.world, desk.shop, {
      ...shop,
      text: 'Кружка',
      albums: [own, spare],
      products: [mug],
    })
    for (const text of ['Запасной 1', 'Запасной 2']) {
      await aPost(desk.world, desk.shop, { ...shop, text, albums: [spare] })
    }
    return embed_id
  }

  test('shows fallback posts for a product with too few posts: the product’s own first, each once', async () => {
    const { texts, hasMore } = await shown(await filledUp(3), MUG)
    expect(texts[0]).toBe('Кружка')
    expect(texts.slice(1).sort()).toEqual(['Запасной 1', 'Запасной 2'])
    expect(hasMore).toBe(false)
  })

  test('respects the limit of posts', async () => {
    const { texts } = await shown(await filledUp(3, 2), MUG)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toBe('Кружка')
  })

  test.each([
    ['has enough posts', 1, MUG, ['Кружка']],
    ['is missing from the request', 3, {}, ['Кружка']],
  ])('shows no fallback posts when a product %s', async (_what, min, query, texts) => {
    expect((await shown(await filledUp(min), query)).texts).toEqual(texts)
  })

  test('shows fallback posts for an address without a product', async () => {
    const { texts } = await shown(await filledUp(3), { address: 'https://shop.test/new' })
    expect(texts.sort()).toEqual(['Запасной 1', 'Запасной 2', 'Кружка'])
  })

  test('never reveals the fallback albums to shoppers', async () => {
    const answer = await (await ask(await filledUp(3), MUG)).text()
    expect(answer).not.toContain('fallback_albums')
  })
})
