import type { PostType } from '@/contract/entities/posts/post'

/** Reviews and live broadcasts accept no stickers, interactions or calls to action; existing ones may stay. */
export function takesElements(postType: PostType): boolean {
  return postType === 'post' || postType === 'story'
}
