import {
  selectHasUnsavedChanges,
  type unsavedChangesSlice,
  type UnsavedChangesState,
} from '@/common/store/unsavedChangesSlice'
import {
  selectIsSessionOfAnother,
  type sessionSlice,
  type SessionState,
} from '@/common/session/sessionSlice'
import {
  selectHasUnsentPictures,
  type pictureUploadsSlice,
  type PictureUploadsState,
} from '@/common/uploads/pictureUploadsSlice'
import {
  selectIsBulkUnfinished,
  type bulkChangeSlice,
  type BulkChangeState,
} from '@/features/posts/bulk/bulkChangeSlice'
import {
  selectHasUnsentMedia,
  type mediaUploadSlice,
  type MediaUploadState,
} from '@/features/posts/uploads/openPost/mediaUploadSlice'
import {
  selectHasUnsentUpload,
  type postUploadSlice,
} from '@/features/posts/uploads/addPost/postUploadSlice'
import type { PostUploadState } from '@/features/posts/uploads/addPost/postUploadState'

export type WithUnfinishedWork = Record<
  typeof unsavedChangesSlice.reducerPath,
  UnsavedChangesState
> &
  Record<typeof sessionSlice.reducerPath, SessionState> &
  Record<typeof postUploadSlice.reducerPath, PostUploadState> &
  Record<typeof mediaUploadSlice.reducerPath, MediaUploadState> &
  Record<typeof pictureUploadsSlice.reducerPath, PictureUploadsState> &
  Record<typeof bulkChangeSlice.reducerPath, BulkChangeState>

/**
 * Whether closing the page would lose work: unsaved changes, chosen files and the texts beside them, or an incomplete
 * bulk change. Closing the page then asks first, and a restored connection does not reload it. Another person is not
 * asked about the work of the former.
 */
export const selectHasUnfinishedWork = (state: WithUnfinishedWork): boolean =>
  !selectIsSessionOfAnother(state) &&
  (selectHasUnsavedChanges(state) ||
    selectHasUnsentUpload(state) ||
    selectHasUnsentMedia(state) ||
    selectHasUnsentPictures(state) ||
    selectIsBulkUnfinished(state))
