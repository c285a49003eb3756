import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { isGalleryPayload, isWidgetPost } from '../core/payload/isGalleryPayload'
import { smallestSource } from '../core/pictureElement'

/** Loads a further page of the widget API, not checked yet. */
export type LoadPage = (page: number) => Promise<unknown>

/** The posts of a gallery: those that are shown, those that are loaded ahead, and those that are not loaded yet. */
export interface PostFeed {
  shown(): WidgetPost[]
  hasMore(): boolean
  /** Shows only so many posts of the first portion; the rest can then be shown whatever the settings. */
  hold(count: number): void
  isHeld(): boolean
  /** Shows the rest of a portion that is held back, or the next portion. Throws when it cannot be loaded; the caller can then try again. */
  showMore(): Promise<void>
}

export function createPostFeed(
  first: GalleryPayload,
  origin: string,
  loadPage: LoadPage | null,
): PostFeed {
  const { count, load_more, auto_load_more } = first.settings
  const portion = Math.max(1, count)
  const posts = new Map<number, WidgetPost>()
  const isMoreOn = load_more + auto_load_more !== ''
  let { hasMore, page } = first
  let shownCount = portion

  // Pages overlap when a post is published between two requests.
  const add = (list: readonly WidgetPost[]) => {
    for (const post of list) {
      if (!isWidgetPost(post)) continue
      const cover = post.media[0]
      const isDrawable = cover !== undefined && smallestSource(cover.picture, origin) !== null
      if (isDrawable && !posts.has(post.id)) posts.set(post.id, post)
    }
  }
  add(first.posts)
  const isHeld = () => shownCount % portion > 0

  return {
    shown: () => [...posts.values()].slice(0, shownCount),
    hasMore: () => isHeld() || (isMoreOn && (posts.size > shownCount || hasMore)),
    hold: (some) => (shownCount = some),
    isHeld,
    async showMore() {
      const more = shownCount + portion - (shownCount % portion)
      if (hasMore && posts.size < more) {
        const next = await loadPage?.(page + 1)
        if (!isGalleryPayload(next)) throw new Error()
        page += 1
        hasMore = next.hasMore
        add(next.posts)
      }
      shownCount = more
    },
  }
}
