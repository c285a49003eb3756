import * as v from 'valibot'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { postEndpoints } from '@/contract/endpoints/posts'
import { productEndpoints } from '@/contract/endpoints/products'
import type { BodyInputOf } from '@/contract/endpoint'
import { FEED_LIMITS } from '@/contract/feedLimits'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import { anAlbum, aPost, aProduct, aWidget } from '../../../test/server/factories'
import { feedDesk, LINK, OTHER_LINK } from '../../../test/server/feeds/feedDesk'
import { createGate } from '../../../test/server/gate'
import { openShop } from '../../../test/server/shopDesk'
import { ymlOf } from '../../../test/server/feeds/ymlFeed'
import { jobHandlers } from '../../jobs/jobHandlers'
import { runJobs } from '../../jobs/runJobs'
import { claimJob, LEASE_MS } from '../../queue/jobQueue'
import type { JobRun } from '../../queue/jobRun'
import { productsNamed } from '../products/productsNamed'
import { readCatalogueFeed } from './readCatalogueFeed'

const desk = openShop()
const feed = feedDesk(desk)
const disconnect = (id: number) => desk.client.call(feedEndpoints.deleteFeed, { params: { id } })
const rows = () =>
  desk.world.db
    .selectFrom('sku')
    .select(['article', 'feed_id', 'left_at', 'in_stock'])
    .orderBy('article')
    .execute()

describe('products of a disconnected feed before the job that removes them', () => {
  type List = BodyInputOf<typeof productEndpoints.listProducts>
  const list = async (body: List) =>
    (await desk.client.call(productEndpoints.listProducts, { body })).skuList.map(
      ({ article }) => article,
    )

  /** A feed of mugs, an own mug beside them, a mug of the feed on a published post, and the feed disconnected. */
  async function disconnected() {
    const { id } = await feed.working({ id: 'MUG-100001' }, { id: 'MUG-100002' })
    const own = { article: 'OWN', name: 'Синяя кружка', brand: 'Лён' }
    await aProduct(desk.world, desk.shop, own)
    const album = await anAlbum(desk.world, desk.shop)
    const marked = await feed.product('MUG-100001')
    await aPost(desk.world, desk.shop, { products: [marked], albums: [album], is_published: 1 })
    const settings = { albums: [album.id] }
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings })
    const before = await rows()
    await disconnect(id)
    // The request itself has updated no product, because there may be a million.
    expect(await rows()).toEqual(before)
    return { id, embedId: embed_id }
  }

  test('count as having left the catalogue in the list, its filters and its order', async () => {
    await disconnected()
    const articles = ['MUG-100001', 'MUG-100002']
    for (const article of articles) {
      expect(await feed.product(article)).toMatchObject({ hasLeft: true, inStock: false })
    }
    expect(await list({ filter: { hasLeft: true } })).toEqual(articles)
    expect(await list({ filter: { inStock: false } })).toEqual(articles)
    expect(await list({ filter: { hasLeft: false } })).toEqual(['OWN'])
    expect(await list({ filter: { inStock: true } })).toEqual(['OWN'])
    const byStock = (direction: 'asc' | 'desc') => list({ order: { field: 'stock', direction } })
    expect(await byStock('desc')).toEqual(['OWN', ...articles])
    expect(await byStock('asc')).toEqual([...articles, 'OWN'])
  })

  test('are last in searches and suggestions, and are not suggested for texts', async () => {
    const { id } = await disconnected()
    const first = async () => (await list({ query: 'кружка' })).at(0)
    const suggested = async () => {
      const body = { text: 'Любимая кружка' }
      return (await desk.client.call(productEndpoints.suggestProducts, { body })).skuList[0]
        ?.article
    }
    const named = () => productsNamed(desk.world.db, desk.shop.id, 'Артикул MUG-100002')
    expect([await first(), await suggested(), await named()]).toEqual(['OWN', 'OWN', []])
    await desk.world.db
      .updateTable('catalogue_feed')
      .set({ status: 'working' })
      .where('id', '=', id)
      .execute()
    expect(await first()).toBe('MUG-100001')
    expect(await named()).toHaveLength(1)
  })

  test('count as having left on posts, and are out of stock in the shop', async () => {
    const { embedId } = await disconnected()
    const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: {} })
    const links = postInfoList.flatMap(({ media }) => media.flatMap(({ linkList }) => linkList))
    expect(links.map(({ sku }) => sku)).toMatchObject([{ hasLeft: true }])
    const response = await desk.world.app.request(`/widget/v1/${embedId}?page=1`)
    const { posts } = v.parse(galleryPayloadSchema, await response.json())
    const products = posts.flatMap(({ media }) => media.flatMap((item) => item.products))
    expect(products).toMatchObject([{ inStock: false }])
  })

  test('neither count against the limit of feeds nor prevent a new feed with the same link', async () => {
    const { id } = await disconnected()
    await feed.submit(LINK)
    for (let count = 1; count < FEED_LIMITS.feeds; count += 1) {
      await feed.submit(`https://shop.test/${count}.xml`)
    }
    expect(await feed.feeds()).toHaveLength(FEED_LIMITS.feeds)
    for (const endpoint of [feedEndpoints.readFeed, feedEndpoints.deleteFeed]) {
      expect((await desk.client.attempt(endpoint, { params: { id } })).status).toBe(404)
    }
    const replaced = { body: { link: 'https://shop.test/new.xml', id } }
    expect((await desk.client.attempt(feedEndpoints.createFeed, replaced)).status).toBe(404)
  })
})

const LIMITS = { batch: 3 }
const ARTICLES = Array.from({ length: 8 }, (_, index) => `A${index}`)

/** Runs the job of a disconnected feed and dies after this many batches. */
const dieAfter = (steps: number) =>
  new Promise<void>((died, failed) => {
    const run = async () => {
      const job = await claimJob(desk.world.db, desk.world.clock.now(), 'runner')
      if (job?.kind !== 'feed') throw new Error('No feed is due')
      let done = 0
      const progress: JobRun['progress'] = () => {
        done += 1
        if (done < steps) return Promise.resolve()
        died()
        return new Promise(() => undefined)
      }
      const { signal } = new AbortController()
      await readCatalogueFeed(desk.world, { job, signal, progress }, LIMITS)
    }
    run().catch(failed)
  })

test.each([1, 2, 3])(
  'removes the products of a disconnected feed in batches and loses nothing when a runner dies after batch %i',
  async (steps) => {
    const { id } = await feed.working(...ARTICLES)
    await aPost(desk.world, desk.shop, { products: [await feed.product('A7')] })
    await disconnect(id)
    await dieAfter(steps)
    const left = (await rows()).filter(({ feed_id }) => feed_id === null)
    expect(left).toHaveLength(Math.min(3 * steps, ARTICLES.length))
    for (const article of ARTICLES) {
      expect(await feed.product(article)).toMatchObject({ hasLeft: true, inStock: false })
    }
    desk.world.clock.advance(LEASE_MS)
    await feed.run()
    expect(await feed.articles()).toEqual(['A7'])
    expect(await rows()).toMatchObject([{ feed_id: null, in_stock: 0 }])
    expect(await desk.world.db.selectFrom('catalogue_feed').selectAll().execute()).toEqual([])
    const jobs = await desk.world.db.selectFrom('job').select('kind').execute()
    expect(jobs.map(({ kind }) => kind)).not.toContain('feed')
  },
)

test('stops the removal of products between two batches when the process stops', async () => {
  const { id } = await feed.working(...ARTICLES)
  await disconnect(id)
  const stopping = new AbortController()
  let steps = 0
  await runJobs(
    desk.world,
    {
      ...jobHandlers,
      feed: (world, run) =>
        readCatalogueFeed(
          world,
          {
            ...run,
            progress: () => {
              steps += 1
              if (steps === 1) stopping.abort()
              return Promise.resolve()
            },
          },
          LIMITS,
        ),
    },
    stopping.signal,
  )
  expect(steps).toBe(1)
  expect((await rows()).filter(({ feed_id }) => feed_id === null)).toHaveLength(3)
  await feed.run()
  expect(await rows()).toEqual([])
})

test('assigns products of a disconnected feed to another feed with the same products, before and during the removal', async () => {
  const { id, site } = await feed.working('A0', 'A1', 'A2', 'A3', 'A4')
  site.files[OTHER_LINK] = { content: ymlOf('A0', 'A3') }
  const other = await feed.submit(OTHER_LINK)
  await feed.run()
  await feed.act('acceptFeed', other.id)
  await disconnect(id)
  const gate = createGate()
  const run = (subject: string) =>
    runJobs(
      desk.world,
      {
        ...jobHandlers,
        feed: async (world, job) => {
          if (job.job.subject !== subject) await gate.opened
          return readCatalogueFeed(world, job, LIMITS)
        },
      },
      new AbortController().signal,
    )
  site.files[OTHER_LINK].meanwhile = () => {
    gate.open()
    return gate.opened
  }
  await Promise.all([run(String(other.id)), run(String(other.id))])
  await feed.run()
  expect(await feed.articles()).toEqual(['A0', 'A3'])
  expect(await feed.only()).toMatchObject({ id: other.id, productCount: 2 })
  expect(await feed.product('A3')).toMatchObject({ hasLeft: false, inStock: true })
})
