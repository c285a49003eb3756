import { gzipSync } from 'node:zlib'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { postEndpoints } from '@/contract/endpoints/posts'
import { productEndpoints } from '@/contract/endpoints/products'
import { userEndpoints } from '@/contract/endpoints/user'
import { imageForm } from '../../../test/contract/records'
import { aPost, aProduct } from '../../../test/server/factories'
import { feedDesk, LINK } from '../../../test/server/feeds/feedDesk'
import { withFeeds } from '../../../test/server/feeds/feedSite'
import { ymlOf } from '../../../test/server/feeds/ymlFeed'
import { openShop } from '../../../test/server/shopDesk'
import { READ_EVERY_MS } from './readCatalogueFeed'

const desk = openShop()
const {
  submit,
  act,
  run,
  only,
  products,
  articles,
  product,
  rejected,
  working,
  readAgain,
  actions,
  contentVersion,
} = feedDesk(desk)
const BROKEN = ymlOf('A', 'B').replace('</offer>', '</ofer>')

/** Products without the result of the picture check, which is not part of the feed. */
const facts = async () =>
  (await products()).map(({ pictureCheck: _pictureCheck, ...facts }) => facts)

/** Products as posts show them in their marks. */
async function markedProducts() {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: {} })
  return postInfoList.flatMap(({ media }) =>
    media.flatMap(({ linkList }) => linkList.map(({ sku }) => sku)),
  )
}

async function addPhoto(article: string): Promise<void> {
  const { id } = await product(article)
  const call = { params: { id }, form: await imageForm() }
  await desk.client.call(productEndpoints.uploadProductMedia, call)
}

async function setSubstitutes(article: string, ...substitutes: { id: number }[]): Promise<void> {
  const { id } = await product(article)
  const body = { skuIds: substitutes.map((one) => one.id), previousSkuIds: [] }
  await desk.client.call(productEndpoints.saveProductSubstitutes, { params: { id }, body })
}

describe('a new feed', () => {
  test('shows its first offers and does not change the catalogue before its approval', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `A${index}`)
    withFeeds(desk.world, {
      [LINK]: { content: ymlOf({ id: 'bare', name: '' }, { id: 'A', vendor: 'Лён' }, ...ids) },
    })
    const { id } = await submit()
    await run()
    const feed = await only()
    expect(feed).toMatchObject({
      status: 'review',
      offerCount: 13,
      rejectedCount: 1,
      readAt: null,
      nextReadAt: null,
      changes: null,
      productCount: 0,
    })
    expect(feed.sample).toHaveLength(10)
    expect(feed.sample[0]).toEqual({
      ...{ article: 'A', vendorCode: '', name: 'Кружка A' },
      brand: 'Лён',
      price: 99_000,
      oldPrice: null,
      currency: 'rub',
      inStock: true,
      link: 'https://shop.test/p/A',
      imageUrl: 'https://shop.test/A.jpg',
      category: ['Посуда', 'Кружки'],
    })
    expect(await rejected(id)).toEqual([{ line: 6, article: 'bare', reason: 'no-name' }])
    expect(await products()).toEqual([])
    await readAgain()
    expect((await only()).status).toBe('review')
  })

  test('is applied once it is approved, and then read regularly', async () => {
    withFeeds(desk.world, {
      [LINK]: { content: ymlOf('A', { id: 'B', price: 0, pictures: [], available: false }) },
    })
    const { id } = await submit()
    await run()
    const version = await contentVersion()
    expect(await act('acceptFeed', id)).toMatchObject({ success: true })
    expect((await only()).status).toBe('processing')
    await run()
    const now = desk.world.clock.now()
    expect(await only()).toMatchObject({
      status: 'working',
      productCount: 2,
      offerCount: 2,
      sample: [],
      changes: { created: 2, changed: 0, unchanged: 0, gone: 0 },
      readAt: new Date(now).toISOString(),
      nextReadAt: new Date(now + READ_EVERY_MS).toISOString(),
    })
    expect(await product('A')).toMatchObject({
      name: 'Кружка A',
      price: 99_000,
      currency: 'rub',
      inStock: true,
      hasLeft: false,
      link: 'https://shop.test/p/A',
      imageUrl: 'https://shop.test/A.jpg',
      sourceImageUrls: ['https://shop.test/A.jpg'],
    })
    expect(await product('B')).toMatchObject({ price: 0, imageUrl: '', inStock: false })
    expect(await contentVersion()).toBeGreaterThan(version)
    expect((await desk.client.call(userEndpoints.getUser)).user.feed).toMatchObject({
      status: 'working',
      productCount: 2,
    })
    expect(await actions()).toEqual(['feed.create', 'feed.accept', 'feed.apply'])
  })

  test('is applied once when approved twice, and cannot be approved before it is read', async () => {
    withFeeds(desk.world, { [LINK]: { content: ymlOf('A') } })
    const { id } = await submit()
    expect(await act('acceptFeed', id)).toMatchObject({
      success: false,
      error: { code: 'feed-not-read' },
    })
    await run()
    await Promise.all([act('acceptFeed', id), act('acceptFeed', id)])
    await run()
    expect(await articles()).toEqual(['A'])
    expect((await actions()).filter((action) => action === 'feed.accept')).toHaveLength(1)
  })
})

describe('a working feed', () => {
  test('distinguishes new, changed, unchanged and missing products, and applies the changes', async () => {
    const { site } = await working('A', 'B', 'C', 'D', 'E')
    const { id } = await product('A')
    site.files[LINK] = {
      content: ymlOf('A', { id: 'B', price: 500 }, { id: 'C', name: 'Ваза' }, 'D', 'F'),
    }
    desk.world.clock.advance(READ_EVERY_MS - 1)
    await run()
    expect(await articles()).not.toContain('F')
    desk.world.clock.advance(1)
    await run()
    expect((await only()).changes).toEqual({ created: 1, changed: 2, unchanged: 2, gone: 1 })
    expect(await articles()).toEqual(['A', 'B', 'C', 'D', 'F'])
    expect((await product('A')).id).toBe(id)
    expect(await product('B')).toMatchObject({ price: 50_000 })
    const { skuList } = await desk.client.call(productEndpoints.searchProducts, {
      query: { term: 'ваза' },
    })
    expect(skuList.map(({ article }) => article)).toEqual(['C'])
  })

  test('keeps the content version of widgets when the data are unchanged', async () => {
    await working('A', 'B')
    const version = await contentVersion()
    const before = await actions()
    await readAgain()
    expect((await only()).changes).toEqual({ created: 0, changed: 0, unchanged: 2, gone: 0 })
    expect(await contentVersion()).toBe(version)
    expect(await actions()).toEqual(before)
  })

  test('is requested conditionally, with the validator of its last reading', async () => {
    const { site } = await working('A')
    site.files[LINK] = { content: ymlOf('A', 'B'), etag: '"2"' }
    await readAgain()
    await readAgain()
    expect(site.requests.at(-1)?.validators).toEqual({ etag: '"2"', lastModified: '' })
    expect(await only()).toMatchObject({
      status: 'working',
      productCount: 2,
      readAt: new Date(desk.world.clock.now()).toISOString(),
    })
  })

  test('keeps a missing product that posts show as out of stock, and restores it', async () => {
    const { site } = await working('A', 'B', 'C')
    await aPost(desk.world, desk.shop, { products: [await product('A')] })
    site.files[LINK] = { content: ymlOf('B', 'C') }
    await readAgain()
    expect(await product('A')).toMatchObject({ hasLeft: true, inStock: false, markedCount: 1 })
    expect(await markedProducts()).toMatchObject([{ hasLeft: true }])
    expect((await only()).productCount).toBe(2)
    site.files[LINK] = { content: ymlOf('A', 'B', 'C') }
    await readAgain()
    expect(await product('A')).toMatchObject({ hasLeft: false, inStock: true, markedCount: 1 })
    expect((await markedProducts())[0]).not.toHaveProperty('hasLeft')
    expect((await only()).changes).toMatchObject({ created: 0, changed: 1, unchanged: 2 })
  })

  test.each([
    ['has a photo added by the team', () => addPhoto('A')],
    ['has substitutes', async () => setSubstitutes('A', await product('B'))],
    ['is a substitute of another product', async () => setSubstitutes('B', await product('A'))],
  ])('keeps a missing product that %s, and restores it', async (_work, give) => {
    const { id, site } = await working('A', 'B', 'C')
    await give()
    site.files[LINK] = { content: ymlOf('B', 'C') }
    await readAgain()
    expect(await product('A')).toMatchObject({ hasLeft: true, inStock: false })
    site.files[LINK] = { content: ymlOf('A', 'B', 'C') }
    await readAgain()
    expect(await product('A')).toMatchObject({ hasLeft: false, inStock: true })
    expect((await only()).changes).toMatchObject({ created: 0, changed: 1, unchanged: 2 })
    await desk.client.call(feedEndpoints.deleteFeed, { params: { id } })
    await run()
    expect(await articles()).toContain('A')
    expect(await articles()).not.toContain('C')
  })

  test('keeps the substitutes of a product that is missing from one reading', async () => {
    const { site } = await working('A', 'B', 'C')
    const [{ id }, other] = [await product('A'), await product('B')]
    await setSubstitutes('A', other)
    site.files[LINK] = { content: ymlOf('B', 'C') }
    await readAgain()
    site.files[LINK] = { content: ymlOf('A', 'B', 'C') }
    await readAgain()
    const { skuList } = await desk.client.call(productEndpoints.listProductSubstitutes, {
      params: { id },
    })
    expect(skuList).toMatchObject([{ article: 'B' }])
  })

  test('keeps the photos that the team added in their positions', async () => {
    const { site } = await working('A')
    await addPhoto('A')
    const [, photo] = (await product('A')).sourceImageUrls
    site.files[LINK] = { content: ymlOf({ id: 'A', pictures: ['https://shop.test/new.jpg'] }) }
    await readAgain()
    expect(await product('A')).toMatchObject({
      imageUrl: 'https://shop.test/new.jpg',
      sourceImageUrls: ['https://shop.test/new.jpg', photo],
    })
    site.files[LINK] = { content: ymlOf({ id: 'A', pictures: [] }) }
    await readAgain()
    const bare = await product('A')
    expect(bare.sourceImageUrls).toEqual([photo])
    expect(bare.imageUrl).toMatch(/^\/media\//)
  })

  test('takes over a product that existed before the feed', async () => {
    const { id } = await aProduct(desk.world, desk.shop, { article: 'A', name: 'Старое имя' })
    await working('A', 'B')
    expect(await product('A')).toMatchObject({ id, name: 'Кружка A' })
    expect((await only()).changes).toMatchObject({ created: 1, changed: 1 })
  })
})

describe('a feed that cannot be read', () => {
  test.each([
    [{ content: BROKEN }, 'строка 6'],
    [{ content: '<!doctype html><html><body>Магазин</body></html>' }, 'страница сайта'],
    [{ status: 404 }, 'файла нет'],
    [{ status: 403 }, 'без входа'],
    [{ status: 502 }, 'ошибкой 502'],
    [{ failure: 'unreachable' as const }, 'не отвечает'],
    [{ failure: 'private' as const }, 'закрытой сети'],
    [{ content: ymlOf() }, 'ни одного товара'],
    [{ content: gzipSync(ymlOf('A')).subarray(0, 60) }, 'Каталог не изменился'],
  ])('reports failure %#, changes nothing and retries', async (file, words) => {
    const { site } = await working('A', 'B')
    const before = await facts()
    site.files[LINK] = file
    await readAgain()
    const feed = await only()
    expect(feed).toMatchObject({ status: 'failed', productCount: 2 })
    expect(feed.problem).toContain(words)
    expect(feed.nextReadAt).toBe(new Date(desk.world.clock.now() + 60_000).toISOString())
    expect(await facts()).toEqual(before)
    site.files[LINK] = { content: ymlOf('A', 'B', 'C') }
    desk.world.clock.advance(60_000)
    await run()
    expect(await only()).toMatchObject({ status: 'working', problem: null, productCount: 3 })
  })

  test('changes nothing when its last line is broken', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => `N${index}`)
    const { site } = await working('A')
    site.files[LINK] = { content: ymlOf('A', ...many).replace('</offers>', '</ofers>') }
    await readAgain()
    expect(await only()).toMatchObject({ status: 'failed', productCount: 1 })
    expect(await desk.world.db.selectFrom('feed_offer').selectAll().execute()).toEqual([])
  })
})
