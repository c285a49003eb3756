import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostType } from '@/contract/entities/posts/post'

export const ELEMENT_LISTS = [
  'callToActions',
  'interactions',
  'pictureStickers',
  'textStickers',
] as const satisfies (keyof MediaItem)[]
export type ElementList = (typeof ELEMENT_LISTS)[number]

/**
 * The elements of one frame, from back to front, by `zIndex`. Elements of equal `zIndex` follow the
 * order of `ELEMENT_LISTS`, then the order of their list. The pictures of products follow, in the
 * order of their marks.
 */
export function inStackingOrder<Layer extends { zIndex: number }>(
  lists: Record<ElementList, readonly Layer[]>,
  productImages: readonly Layer[],
): Layer[] {
  const layers = [...ELEMENT_LISTS.flatMap((list) => lists[list]), ...productImages]
  return layers.sort((one, other) => one.zIndex - other.zIndex)
}

/** Reviews and live broadcasts accept no stickers, interactions or calls to action; existing ones may stay. */
export function takesElements(postType: PostType): boolean {
  return postType === 'post' || postType === 'story'
}
