import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import type { WidgetPost } from '@/contract/widgets/widgetApi'

/** A widget as its settings show it to shoppers: a gallery with fewer posts than its minimum shows none. */
export function shownPayload(payload: WidgetPayload): WidgetPayload {
  if (!('posts' in payload) || payload.page > 1 || payload.hasMore) return payload
  return payload.posts.length < payload.settings.min_posts ? { ...payload, posts: [] } : payload
}

/** All posts of a widget, each once. */
export function postsOf(payload: WidgetPayload): WidgetPost[] {
  if ('posts' in payload) return payload.posts
  if (!('highlights' in payload)) return []
  const posts = payload.highlights.flatMap((highlight) => highlight.posts)
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}
