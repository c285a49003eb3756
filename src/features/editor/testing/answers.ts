import type { UnknownAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import { editorSlice } from '@/features/editor/editorSlice'
import { withInteractionIds } from '@/features/editor/model/storedElements'
import { toWire } from '@/features/editor/model/wire'
import { initialEditorState, type EditorState } from '@/features/editor/state/editorState'
import { openPostApi } from '@/features/editor/state/openPostApi'

/** The response to an editor that requested post 7. */
export const postLoaded = (payload: PostInfo): UnknownAction => ({
  type: `${openPostApi.reducerPath}/executeQuery/fulfilled`,
  payload,
  meta: {
    requestStatus: 'fulfilled',
    requestId: 'load',
    arg: { type: 'query', endpointName: 'getPost', originalArgs: 7 },
  },
})

export const play = (state: EditorState, ...actions: UnknownAction[]): EditorState =>
  actions.reduce(editorSlice.reducer, state)

/** The editor with a post just opened. */
export const openedWith = (payload: PostInfo): EditorState =>
  play({ ...initialEditorState, postId: 7 }, postLoaded(payload))

/** The result of a save that is being sent: everything has an id, and files have their large pictures. */
export function storedAs({
  save,
  postInfo,
  linkIds,
  interactionIds,
  seenMedia,
}: EditorState): PostInfo {
  if (!save.sent || !postInfo) throw new Error('nothing is being saved')
  const sent = toWire(withInteractionIds(save.sent, interactionIds), postInfo, linkIds, seenMedia)
  const revision = sent.vitrinaPost.revision + 1
  return {
    ...sent,
    vitrinaPost: { ...sent.vitrinaPost, revision },
    media: sent.media.map((item) => ({
      ...item,
      imageHighResolutionUrl: `/media/${item.id}-1600.jpg`,
      linkList: item.linkList.map((link, index) => ({
        ...link,
        id: link.id ?? revision * 10_000 + item.id * 10 + index,
      })),
      interactions: item.interactions.map((interaction, index) => ({
        ...interaction,
        id: interaction.id ?? `${revision}-${item.id}-${index}`,
        isAlreadySaved: interaction.isAlreadySaved || sent.vitrinaPost.isPublished,
      })),
    })),
  }
}
