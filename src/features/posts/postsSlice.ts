import { bulkChangeSlice } from './bulk/bulkChangeSlice'
import { videoCoverSlice } from './cover/videoCoverSlice'
import { libraryPanelSlice } from './library/filters/libraryPanelSlice'
import { libraryPlacesSlice } from './library/grid/libraryPlacesSlice'
import { librarySelectionSlice } from './library/selection/librarySelectionSlice'
import { postUploadSlice } from './uploads/addPost/postUploadSlice'
import { mediaUploadSlice } from './uploads/openPost/mediaUploadSlice'

/**
 * What people do with posts, room by room; each part has a place of its own in the store. The post from scratch comes
 * with its page (`create/createPostSlice.ts`).
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
