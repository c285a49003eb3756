import type { bulkChangeSlice } from '@/features/posts/bulk/bulkChangeSlice'
import { selectIsBulkUnfinished, type BulkChangeState } from '@/features/posts/bulk/bulkChangeSlice'
import type { createPostSlice } from '@/features/posts/draft/createPostSlice'
import { selectHasDraftFiles, type CreatePostState } from '@/features/posts/draft/createPostSlice'
import type { postUploadSlice } from '@/features/posts/uploads/postUploadSlice'
import {
  selectHasUnsentUpload,
  type PostUploadState,
} from '@/features/posts/uploads/postUploadSlice'

export type WithUnsentWork = Record<typeof postUploadSlice.reducerPath, PostUploadState> &
  Record<typeof createPostSlice.reducerPath, CreatePostState> &
  Record<typeof bulkChangeSlice.reducerPath, BulkChangeState>

/**
 * Whether a reload would lose what cannot be kept any other way: chosen files and what stands beside them, and a change
 * of many posts that did not reach them all.
 */
export const selectHasUnsentWork = (state: WithUnsentWork): boolean =>
  selectHasUnsentUpload(state) || selectHasDraftFiles(state) || selectIsBulkUnfinished(state)
