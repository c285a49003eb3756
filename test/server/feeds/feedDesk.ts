import type { BodyOf } from '@/contract/endpoint'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { productEndpoints } from '@/contract/endpoints/products'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { READ_EVERY_MS } from '../../../server/domains/feeds/readCatalogueFeed'
import { runDueJobs, withFeeds, type FeedSite } from './feedSite'
import { ymlOf, type TestOffer } from './ymlFeed'
import type { ShopDesk } from '../shopDesk'

export const LINK = 'https://shop.test/feed.xml'
export const OTHER_LINK = 'https://shop.test/other.xml'

/** A person's actions on the feeds of a shop, and their results. */
export function feedDesk(desk: Readonly<ShopDesk>) {
  const accept = (id: number, shown: BodyOf<typeof feedEndpoints.acceptFeed>) =>
    desk.client.attempt(feedEndpoints.acceptFeed, { params: { id }, body: shown })
  /** Performs an action on the feed as its card shows it now. */
  const act = async (action: 'acceptFeed' | 'readFeed', id: number) => {
    if (action === 'readFeed')
      return desk.client.attempt(feedEndpoints.readFeed, { params: { id } })
    const { status, loss = null } = (await feeds()).find((feed) => feed.id === id) ?? {}
    return accept(id, { status: status === 'held' ? status : 'review', loss })
  }
  const run = () => runDueJobs(desk.world)
  const feeds = async (): Promise<CatalogueFeed[]> =>
    (await desk.client.call(sourceEndpoints.listIntegrations)).feeds
  /** The catalogue as the list of products shows it. */
  const products = async (): Promise<Product[]> =>
    (await desk.client.call(productEndpoints.listProducts, { body: {} })).skuList

  async function submit(link = LINK, id?: number): Promise<CatalogueFeed> {
    const body = { link, ...(id === undefined ? {} : { id }) }
    return (await desk.client.call(feedEndpoints.createFeed, { body })).feed
  }

  return {
    submit,
    act,
    /** Approves a feed that the person has seen in this state. */
    accept,
    run,
    feeds,
    products,
    /** The feed, when there is one. */
    async only(): Promise<CatalogueFeed> {
      const [feed, ...others] = await feeds()
      if (!feed || others.length > 0) throw new Error('Not one feed')
      return feed
    },
    articles: async () => (await products()).map(({ article }) => article).sort(),
    async product(article: string): Promise<Product> {
      const found = (await products()).find((one) => one.article === article)
      if (!found) throw new Error(`No product ${article}`)
      return found
    },
    rejected: async (id: number) =>
      (await desk.client.call(feedEndpoints.listRejectedOffers, { params: { id } })).rejected,
    /** A feed that was reviewed and applied. */
    async working(
      ...offers: readonly (TestOffer | string)[]
    ): Promise<{ id: number; site: FeedSite }> {
      const site = withFeeds(desk.world, { [LINK]: { content: ymlOf(...offers) } })
      const { id } = await submit()
      await run()
      await act('acceptFeed', id)
      await run()
      return { id, site }
    },
    async readAgain(): Promise<void> {
      desk.world.clock.advance(READ_EVERY_MS)
      await run()
    },
    actions: async () =>
      (await desk.world.db.selectFrom('audit').orderBy('id').select('action').execute()).map(
        ({ action }) => action,
      ),
    contentVersion: async () =>
      (
        await desk.world.db
          .selectFrom('account')
          .select('content_version')
          .executeTakeFirstOrThrow()
      ).content_version,
  }
}
