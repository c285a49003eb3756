import type { PostInfo } from '@/contract/entities/posts/post'

export const PREVIEW_SHAPES = ['square', 'story', 'tile'] as const
/** The open post in one of its two frames, or its tile in a gallery. */
export type PreviewShape = (typeof PREVIEW_SHAPES)[number]

/** The post with all of its slides in one frame; a tile shows the picture alone, whatever its frame. */
export function inShape(post: PostInfo, shape: PreviewShape): PostInfo {
  if (shape === 'tile') return post
  return { ...post, media: post.media.map((item) => ({ ...item, view: shape })) }
}
