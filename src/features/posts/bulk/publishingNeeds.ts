import { lacksPermission } from '@/contract/posts/authorPermission'
import type { ChosenPost } from '@/contract/entities/posts/postChange'

/** Publishing needs at least one album (product-rules/posts.md#publishing). */
export function needsAlbum({ vitrinaPost }: ChosenPost): boolean {
  return vitrinaPost.albumList.length === 0
}

/** Publishing would put it on the site without its author's permission. */
export function needsPermission(post: ChosenPost): boolean {
  return !post.vitrinaPost.isPublished && lacksPermission(post)
}
