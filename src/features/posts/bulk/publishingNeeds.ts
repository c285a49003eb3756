import { lacksPermission } from '@/contract/authorPermission'
import type { PostInfo } from '@/contract/entities/post'

/** Section 5: publishing needs at least one album. */
export function needsAlbum({ vitrinaPost }: PostInfo): boolean {
  return vitrinaPost.albumList.length === 0
}

/** Publishing would bring it onto the site without its author's permission. */
export function needsPermission(post: PostInfo): boolean {
  return !post.vitrinaPost.isPublished && lacksPermission(post)
}
