import type { PostUsage } from '@/contract/entities/posts/postList'

interface Placement {
  isPublished: boolean
  hasMedia: boolean
  hasAlbum: boolean
  /** Whether an album of a widget that everyone sees shows it; undefined where it is unknown. */
  isInWidget: boolean | undefined
}

/** Whether a post is used as wanted; null when that depends on the widgets, which are unknown. */
export function matchesUsage(post: Placement, wanted: PostUsage): boolean | null {
  const usage = usageOf(post)
  if (usage === null)
    return wanted === 'used' || wanted === 'unused' || wanted === 'no-widget' ? null : false
  return wanted === 'unused' ? usage !== 'used' : usage === wanted
}

/** The first that holds: what to do first, for the post to be seen. */
function usageOf({ isPublished, hasMedia, hasAlbum, isInWidget }: Placement): PostUsage | null {
  if (!isPublished) return 'draft'
  if (!hasMedia) return 'no-media'
  if (!hasAlbum) return 'no-album'
  if (isInWidget === undefined) return null
  return isInWidget ? 'used' : 'no-widget'
}
