import { restore } from '@/features/editor/model/wire'
import { NOTHING_SEEN, type PostDocument, type SeenMedia } from '@/features/editor/model/document'
import type { PostInfo } from '@/contract/entities/posts/post'

/**
 * The part of a draft that fits the stored post, and the number of the draft's slides that the post no longer has.
 * Files that were uploaded in the draft stay in it, whether they were saved or not. Slides that were added to the post
 * since come last.
 */
export function fitDraft(
  draft: PostDocument,
  postInfo: PostInfo,
  seen: SeenMedia = NOTHING_SEEN,
): { document: PostDocument; leftOut: number } {
  const stored = restore(postInfo)
  const fitting = draft.media.flatMap((item) => {
    const known = stored.media.find(({ id }) => id === item.id)
    if (known) return [{ ...known, ...item, picture: known.picture }]
    return seen.uploaded.includes(item.id) ? [item] : []
  })
  const kept = new Set([...fitting.map(({ id }) => id), ...seen.stored, ...seen.uploaded])
  const added = stored.media.filter(({ id }) => !kept.has(id))
  return {
    document: {
      ...stored,
      ...draft,
      isPublished: stored.isPublished,
      media: [...fitting, ...added],
    },
    leftOut: draft.media.length - fitting.length,
  }
}
