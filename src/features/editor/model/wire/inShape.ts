import type { PostInfo } from '@/contract/entities/post'
import type { PreviewShape } from '../../editorState'

/** The post with all of its slides in one frame; a tile shows the picture alone, whatever its frame. */
export function inShape(post: PostInfo, shape: PreviewShape): PostInfo {
  if (shape === 'tile') return post
  return { ...post, media: post.media.map((item) => ({ ...item, view: shape })) }
}
