import { current, type PayloadAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { EditorState } from '@/features/editor/state/editorState'
import { isSame } from '@/common/lib/isSame'
import { restorePicture } from '@/features/editor/model/wire'
import type { Picture, PostDocument } from '@/features/editor/model/document'

/** Pictures belong to the files: they are neither part of the work on the post, nor a step of its history. */
export const coverReducers = {
  coversRead: (state: EditorState, { payload }: PayloadAction<PostInfo>) => {
    if (payload.vitrinaPost.id !== state.postId || !state.postInfo) return
    takePictures(state, payload)
    for (const media of state.postInfo.media) {
      const read = payload.media.find(({ id }) => id === media.id)
      if (!read) continue
      const { imageUrl, imageHighResolutionUrl, thumbnailUrl } = read
      Object.assign(media, { imageUrl, imageHighResolutionUrl, thumbnailUrl })
    }
  },
}

/** Shows the files as the back office has them now. */
export function takePictures(state: EditorState, postInfo: PostInfo): void {
  const pictures = new Map(postInfo.media.map((item) => [item.id, restorePicture(item)]))
  const { document, baseline } = current(state)
  Object.assign(state, {
    document: withPictures(document, pictures),
    baseline: withPictures(baseline, pictures),
  })
}

/** A file whose picture is up to date keeps its identity. */
function withPictures(
  document: PostDocument,
  pictures: ReadonlyMap<number, Picture>,
): PostDocument {
  const media = document.media.map((item) => {
    const picture = pictures.get(item.id)
    return picture && !isSame(picture, item.picture) ? { ...item, picture } : item
  })
  const isChanged = media.some((item, index) => item !== document.media[index])
  return isChanged ? { ...document, media } : document
}
