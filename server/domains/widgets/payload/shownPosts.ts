import type { Locale } from '@/contract/locale'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { World } from '../../../world'
import { loadPosts } from '../../posts/loadPosts'
import { presentWidgetPost } from '../presentWidgetPost'
import { widgetSources } from '../widgetSources'

/** Posts as shoppers see them, in the order of their ids. */
export async function shownPosts(
  world: World,
  { accountId, locale }: { accountId: number; locale: Locale },
  ids: readonly number[],
): Promise<WidgetPost[]> {
  const posts = await loadPosts(world.db, { accountId, locale, now: world.clock.now() }, ids)
  const sources = await widgetSources(world, accountId, posts)
  return posts.map((post, index) => presentWidgetPost(post, ids[index] ?? 0, sources))
}
