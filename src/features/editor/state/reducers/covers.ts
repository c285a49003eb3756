import { current, type PayloadAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { EditorState } from '@/features/editor/state/editorState'
import { isSame } from '@/common/lib/isSame'
import { restorePicture } from '@/features/editor/model/wire'
import type { Picture, PostDocument } from '@/features/editor/model/document'

/** Changes of pictures. They belong to the files, so they are neither unsaved work nor steps of the history. */
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

/** Shows the files with the pictures that the back office has now. */
export function takePictures(state: EditorState, postInfo: PostInfo): void {
  const pictures = new Map(postInfo.media.map((item) => [item.id, restorePicture(item)]))
  const { document, baseline } = current(state)
  Object.assign(state, {
    document: withPictures(document, pictures),
    baseline: withPictures(baseline, pictures),
  })
}

/** Replaces the pictures of a document's files. A file whose picture is up to date keeps its identity. */
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
