import type { GallerySettings, WidgetType } from '@/contract/entities/widget'
import type { WidgetPayload, WidgetPost } from '@/contract/widgets/widgetApi'
import type { Locale } from '@/contract/locale'
import { presentWidgetPost } from './presentWidgetPost'
import type { World } from '../../world'
import { loadPosts } from '../posts/loadPosts'
import { widgetPostIds } from './widgetPosts'
import { widgetSources } from './widgetSources'

interface WidgetView {
  embedId: string
  widgetType: WidgetType
  title: string
  locale: Locale
  settings: GallerySettings
  accountId: number
  /** Of the product on whose page the widget is embedded; empty: not on a product's page. */
  article?: string
  page: number
}

/** One page of a widget as the embed draws it, stored or not yet saved. */
export async function widgetPayload(world: World, view: WidgetView): Promise<WidgetPayload> {
  const { accountId, settings, article = '', page, embedId, widgetType, title, locale } = view
  const { albums, count } = settings
  const asked = { albums, count, article, page }
  const { ids, hasMore } = await widgetPostIds(world.db, accountId, asked)
  return {
    embedId,
    widgetType,
    title,
    locale,
    settings,
    posts: await widgetPosts(world, { accountId, locale }, ids),
    page,
    hasMore,
  }
}

async function widgetPosts(
  world: World,
  { accountId, locale }: Pick<WidgetView, 'accountId' | 'locale'>,
  ids: readonly number[],
): Promise<WidgetPost[]> {
  const posts = await loadPosts(world.db, { accountId, locale, now: world.clock.now() }, ids)
  const sources = await widgetSources(world, accountId, posts)
  return posts.map((post, index) => presentWidgetPost(post, ids[index] ?? 0, sources))
}
