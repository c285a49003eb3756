import { createPostSlice, type CreatePostState } from './createPostSlice'

type WithCreatePost = Record<typeof createPostSlice.reducerPath, CreatePostState>

/** The slice from the store's state, for thunks: components dispatch them without knowing that state. */
export function draftState(state: unknown): CreatePostState {
  return createPostSlice.selectSlice(state as WithCreatePost)
}
