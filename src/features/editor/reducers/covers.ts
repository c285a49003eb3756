import type { PayloadAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/post'
import type { EditorState } from '../editorState'
import { isSame } from '../model/isDirty'
import { restorePicture } from '../model/restore'

/** Pictures are the files' own: they are no part of the work on the post, nor a step of its history. */
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
  for (const media of [...state.document.media, ...state.baseline.media]) {
    const picture = pictures.get(media.id)
    if (picture && !isSame(picture, media.picture)) media.picture = picture
  }
}
