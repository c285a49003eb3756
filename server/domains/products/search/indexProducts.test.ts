import { productEndpoints } from '@/contract/endpoints/products'
import { aNewProduct, anAccount, aProduct } from '../../../../test/server/factories'
import { feedDesk, LINK } from '../../../../test/server/feeds/feedDesk'
import { runDueJobs } from '../../../../test/server/feeds/feedSite'
import { openShop } from '../../../../test/server/shopDesk'
import { ymlOf } from '../../../../test/server/feeds/ymlFeed'
import { hasManyWriters } from '../../../db/writers'
import { jobHandlers } from '../../../jobs/jobHandlers'
import { runJobs } from '../../../jobs/runJobs'
import { indexProducts, planIndexing } from './indexProducts'

const desk = openShop()
const feed = feedDesk(desk)

const search = async (term: string) => {
  const { skuList } = await desk.client.call(productEndpoints.searchProducts, { query: { term } })
  return skuList.map(({ article }) => article)
}
const plan = () => planIndexing(desk.world.db, desk.shop.id, desk.world.clock.now())
const stems = async () =>
  (await desk.world.db.selectFrom('search_stem').select('stem').orderBy('stem').execute()).map(
    ({ stem }) => stem,
  )

test('finds a product by its exact words before it is indexed, and by other word forms afterwards', async () => {
  await aNewProduct(desk.world, desk.shop, { article: 'KR-7', name: 'Кресло', brand: 'Уют' })
  expect(await search('кресло')).toEqual(['KR-7'])
  expect(await search('кресел')).toEqual([])
  await plan()
  await runDueJobs(desk.world)
  expect(await search('кресел')).toEqual(['KR-7'])
  expect(await search('кресло')).toEqual(['KR-7'])
})

test('finds added and renamed products of a feed, but not removed products', async () => {
  const offer = (id: string, name: string, price = 100) => ({ id, name, price })
  const { site } = await feed.working(
    offer('A', 'Диваны угловые'),
    offer('B', 'Вазы'),
    offer('C', 'Стулья'),
  )
  expect(await search('диван')).toEqual(['A'])
  const { indexed_at: since } = await desk.world.db
    .selectFrom('sku')
    .select('indexed_at')
    .where('article', '=', 'B')
    .executeTakeFirstOrThrow()
  site.files[LINK] = { content: ymlOf(offer('A', 'Кушетки'), offer('B', 'Вазы', 200)) }
  await feed.readAgain()
  expect(await search('диван')).toEqual([])
  expect(await search('кушетка')).toEqual(['A'])
  expect(await search('стул')).toEqual([])
  expect(await stems()).not.toContain('стул')
  expect(await stems()).not.toContain('диван')
  // Only its price has changed.
  expect(
    await desk.world.db.selectFrom('sku').select('indexed_at').where('article', '=', 'B').execute(),
  ).toEqual([{ indexed_at: since }])
})

test('does not find products by words that only another account has', async () => {
  const other = await anAccount(desk.world, 'other')
  await aProduct(desk.world, other, { article: 'X', name: 'Кресло' })
  await aProduct(desk.world, desk.shop, { article: 'Y', name: 'Стол' })
  expect(await search('кресло')).toEqual([])
  expect(await search('кресла')).toEqual([])
  expect(await search('X')).toEqual([])
})

describe('more products than one transaction can index', () => {
  beforeEach(async () => {
    const { id } = await aNewProduct(desk.world, desk.shop, { article: 'N', name: 'Ваза' })
    const { id: _, ...columns } = await desk.world.db
      .selectFrom('sku')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 300 }, (__, index) => ({
      ...columns,
      article: `M-${index}`,
    }))
    await desk.world.db.insertInto('sku').values(rows).execute()
    await plan()
  })
  const result = async () =>
    (await desk.world.db.selectFrom('job').select('result').executeTakeFirstOrThrow()).result
  const waiting = async () =>
    (await desk.world.db.selectFrom('sku').select('id').where('indexed_at', 'is', null).execute())
      .length

  test('are all indexed and counted', async () => {
    await runDueJobs(desk.world)
    expect(await result()).toBe('{"indexed":301}')
    const counts = await desk.world.db
      .selectFrom('search_stem')
      .select(['stem', 'product_count'])
      .execute()
    expect(counts).toContainEqual({ stem: 'ваз', product_count: 301 })
    expect(await search('M-299')).toEqual(['M-299'])
  })

  test('are indexed in batches between which other writers can run', async () => {
    const { clock, db } = desk.world
    let pauses = 0
    clock.wait = () => Promise.resolve(void (pauses += 1))
    await runDueJobs(desk.world)
    // Two batches of products, and the counts of their words.
    expect(pauses).toBe(hasManyWriters(db) ? 0 : 3)
  })

  test('are indexed from the point where an interrupted run stopped', async () => {
    const stopping = new AbortController()
    await runJobs(
      desk.world,
      {
        ...jobHandlers,
        'product-index': (world, run) => {
          stopping.abort()
          return indexProducts(world, run)
        },
      },
      stopping.signal,
    )
    expect(await waiting()).toBe(51)
    await runDueJobs(desk.world)
    expect(await waiting()).toBe(0)
    expect(await result()).toBe('{"indexed":51}')
  })
})
