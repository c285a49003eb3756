import { bulkChangeSlice } from './bulk/bulkChangeSlice'
import { videoCoverSlice } from './cover/videoCoverSlice'
import { libraryPanelSlice } from './library/filters/libraryPanelSlice'
import { libraryPlacesSlice } from './library/grid/libraryPlacesSlice'
import { librarySelectionSlice } from '@/common/ui/posts/librarySelectionSlice'
import { postUploadSlice } from './uploads/addPost/postUploadSlice'
import { mediaUploadSlice } from './uploads/openPost/mediaUploadSlice'

/**
 * The slices of posts that are in the store from the start, folder by folder; each has its own key in the store. Other
 * slices are loaded with their pages.
 */
export const POSTS_SLICES = [
  libraryPanelSlice,
  libraryPlacesSlice,
  librarySelectionSlice,
  bulkChangeSlice,
  postUploadSlice,
  mediaUploadSlice,
  videoCoverSlice,
] as const

export { createPostSlice } from './create/createPostSlice'
export { postPickerSlice } from './picker/postPickerSlice'
export { triageSlice } from './triage/triageSlice'
