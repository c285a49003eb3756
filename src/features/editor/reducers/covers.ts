import type { PayloadAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/post'
import type { EditorState } from '../editorState'
import { restore } from '../model/restore'

/** Pictures are the files' own: they are no part of the work on the post, nor a step of its history. */
export const coverReducers = {
  coversRead: (state: EditorState, { payload }: PayloadAction<PostInfo>) => {
    if (payload.vitrinaPost.id !== state.postId || !state.postInfo) return
    const pictures = new Map(restore(payload).media.map(({ id, picture }) => [id, picture]))
    for (const media of [...state.document.media, ...state.baseline.media]) {
      media.picture = pictures.get(media.id) ?? media.picture
    }
    for (const media of state.postInfo.media) {
      const read = payload.media.find(({ id }) => id === media.id)
      if (!read) continue
      const { imageUrl, imageHighResolutionUrl, thumbnailUrl } = read
      Object.assign(media, { imageUrl, imageHighResolutionUrl, thumbnailUrl })
    }
  },
}
