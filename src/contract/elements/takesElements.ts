import type { PostType } from '../entities/post'

/** Reviews and live broadcasts take no stickers, interactions or calls to action; those that they have from before may stay. */
export function takesElements(postType: PostType): boolean {
  return postType === 'post' || postType === 'story'
}
