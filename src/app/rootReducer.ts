import { combineSlices } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { unsavedChangesSlice } from '@/common/routing/unsavedChangesSlice'
import { sessionSlice } from '@/common/session/sessionSlice'
import { toastsSlice } from '@/common/ui/toasts/toastsSlice'
import { albumBuilderSlice } from '@/features/albums/albumBuilderSlice'
import { albumsSlice } from '@/features/albums/albumsSlice'
import { answersSlice } from '@/features/analytics/answers/answersSlice'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { editorSlice } from '@/features/editor/editorSlice'
import { membershipSlice } from '@/features/membership/membershipSlice'
import { createPostSlice } from '@/features/posts/draft/createPostSlice'
import { bulkChangeSlice } from '@/features/posts/bulk/bulkChangeSlice'
import { libraryPanelSlice } from '@/features/posts/library/libraryPanelSlice'
import { libraryPlacesSlice } from '@/features/posts/library/libraryPlacesSlice'
import { librarySelectionSlice } from '@/features/posts/library/librarySelectionSlice'
import { mediaUploadSlice } from '@/features/posts/uploads/mediaUploadSlice'
import { postUploadSlice } from '@/features/posts/uploads/postUploadSlice'
import { videoCoverSlice } from '@/features/posts/cover/videoCoverSlice'
import { productsSlice } from '@/features/products/productsSlice'
import { sourcesSlice } from '@/features/sources/sourcesSlice'
import { profileSlice } from '@/features/profile/profileSlice'
import { segmentsSlice } from '@/features/segments/segmentsSlice'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'
import { galleryEditorSlice } from '@/features/widgets/galleryEditorSlice'
import { widgetsSlice } from '@/features/widgets/widgetsSlice'
import { connectionSlice } from './connectionSlice'
import { interfaceSlice } from './interfaceSlice'
import { locationSlice } from './locationSlice'
import { sessionRecordSlice } from './replay/sessionRecordSlice'

/** Every reducer, known from the start: a replay has the same ones, and none is added later. */
export const rootReducer = combineSlices(
  api,
  connectionSlice,
  interfaceSlice,
  locationSlice,
  sessionSlice,
  sessionRecordSlice,
  unsavedChangesSlice,
  toastsSlice,
  libraryPanelSlice,
  libraryPlacesSlice,
  librarySelectionSlice,
  bulkChangeSlice,
  postUploadSlice,
  mediaUploadSlice,
  videoCoverSlice,
  createPostSlice,
  albumsSlice,
  albumBuilderSlice,
  productsSlice,
  sourcesSlice,
  reviewsSlice,
  widgetsSlice,
  galleryEditorSlice,
  analyticsSlice,
  answersSlice,
  editorSlice,
  membershipSlice,
  profileSlice,
  segmentsSlice,
)

export type RootState = ReturnType<typeof rootReducer>
