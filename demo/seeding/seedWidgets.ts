import type { WidgetMode } from '@/contract/entities/widgets/widget'
import { WIDGET_SETTINGS, type WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { countUsage } from '../../server/allowance/countUsage'
import type { Db } from '../../server/db/openDatabase'
import type { AlbumKey } from '../content/demoPost'
import { demoEvents } from '../content/events'
import { demoShoppers } from '../content/shoppers'
import { demoStoryEvents } from '../content/storyEvents'
import type { SeededPost } from './seedPosts'

interface DemoWidget {
  embedId: string
  type: WidgetType
  title: string
  mode: WidgetMode
  albums: readonly AlbumKey[]
}

const HOME: DemoWidget = {
  embedId: 'demo-home',
  type: 'gallery',
  title: 'Галерея на главной',
  mode: 'full_access',
  albums: ['customers', 'newIn'],
}
const SEASONAL: DemoWidget = {
  embedId: 'demo-season',
  type: 'gallery',
  title: 'Сезонная подборка',
  mode: 'disabled',
  albums: ['gifts'],
}
/** On a page of its own, which the head of the shop's pages leads to. */
const STORIES: DemoWidget = {
  embedId: 'demo-stories',
  type: 'story',
  title: 'Истории из мастерской',
  mode: 'full_access',
  albums: ['newIn'],
}
/** Rows per insert: engines limit the parameters of a statement. */
const BATCH = 500
/** Pages of products that show the widget beside the first page. */
const PRODUCT_PAGES = 8

/**
 * The demo shop's widgets, and two months of shoppers' events on those that the shop shows.
 */
export async function seedWidgets(
  db: Db,
  accountId: number,
  albums: ReadonlyMap<AlbumKey, number>,
  posts: readonly SeededPost[],
  { now, created_at, shopUrl }: { now: number; created_at: number; shopUrl: string },
): Promise<void> {
  const home = await seedWidget(db, accountId, HOME, albums, created_at)
  await seedWidget(db, accountId, SEASONAL, albums, created_at)
  const stories = await seedWidget(db, accountId, STORIES, albums, created_at)
  const shownIn = (widget: DemoWidget) =>
    posts.filter(
      ({ post }) => !post.isDraft && post.albums.some((album) => widget.albums.includes(album)),
    )
  const products = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .select(['id', 'price', 'currency', 'article'])
    .execute()
  const prices = new Map(products.map((product) => [product.id, product]))
  const storiesPage = `${shopUrl}/lookbook/${STORIES.embedId}`
  const ofHome = [
    `${shopUrl}/`,
    ...products
      .slice(0, PRODUCT_PAGES)
      .map(({ article }) => `${shopUrl}/products/${encodeURIComponent(article)}`),
  ]
  const pages = await seedPages(db, accountId, [...ofHome, storiesPage])
  const ofGallery = demoEvents(shownIn(HOME), now, ofHome.length)
  const ofStories = demoStoryEvents(shownIn(STORIES), now, ofHome.length)
  const happened = [
    ...ofGallery.map((event) => ({ event, widget: home })),
    ...ofStories.map((event) => ({ event, widget: stories })),
  ]
  const rows = happened.map(({ event, widget }, index) => ({
    account_id: accountId,
    widget_id: widget,
    event_key: `demo-${String(index).padStart(6, '0')}`,
    type: event.type,
    post_id: event.postId,
    sku_id: event.skuId,
    device: event.device,
    page_id: pages[event.page] ?? null,
    created_at: event.at,
    ...(event.type === 'purchase' ? paidFor(prices.get(event.skuId ?? 0)) : {}),
  }))
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('event')
      .values(rows.slice(from, from + BATCH))
      .execute()
  }
  const shoppers = [ofGallery, ofStories].flatMap((events) => demoShoppers(events, now))
  for (let from = 0; from < shoppers.length; from += BATCH) {
    const some = shoppers.slice(from, from + BATCH)
    await db
      .insertInto('shopper')
      .values(some.map((shopper) => ({ account_id: accountId, mark: null, ...shopper })))
      .execute()
  }
  const loads = rows.flatMap(({ type, created_at: at }) => (type === 'load' ? [at] : []))
  await countUsage(db, accountId, { loads, visitors: [] }, now)
  for (const [widget_id, page] of [
    [home, `${shopUrl}/`],
    [stories, storiesPage],
  ] as const) {
    const last = rows.findLast((row) => row.type === 'load' && row.widget_id === widget_id)
    const seen_at = last?.created_at ?? now
    await db
      .insertInto('widget_page')
      .values({ widget_id, page, revision: 1, live_at: created_at, seen_at })
      .execute()
  }
}

/** The pages of the shop that events name; returns their ids in the same order. */
async function seedPages(db: Db, accountId: number, urls: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const url of urls) {
    const row = { account_id: accountId, url }
    const { id } = await db
      .insertInto('event_page')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

const paidFor = (product: { price: number; currency: string } | undefined) => ({
  amount: product?.price ?? null,
  currency: product?.currency ?? null,
})

async function seedWidget(
  db: Db,
  accountId: number,
  { embedId, type, title, mode, albums: keys }: DemoWidget,
  albums: ReadonlyMap<AlbumKey, number>,
  created_at: number,
): Promise<number> {
  const { id } = await db
    .insertInto('widget')
    .values({
      account_id: accountId,
      embed_id: embedId,
      widget_type: type,
      role: title,
      mode,
      settings: JSON.stringify({
        ...WIDGET_SETTINGS[type].defaults,
        albums: keys.flatMap((key) => albums.get(key) ?? []),
      }),
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
