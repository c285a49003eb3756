import type { PostType } from '@/contract/entities/post'

/** Reviews and live broadcasts take no stickers, interactions or calls to action. */
export function takesElements(postType: PostType): boolean {
  return postType === 'post' || postType === 'story'
}
