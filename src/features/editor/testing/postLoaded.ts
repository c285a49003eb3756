import type { UnknownAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import { openPostApi } from '@/features/editor/state/openPostApi'
import { editorSlice } from '../editorSlice'
import { initialEditorState, type EditorState } from '@/features/editor/state/editorState'

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
