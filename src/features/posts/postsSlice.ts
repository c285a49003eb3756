import { bulkChangeSlice } from './bulk/bulkChangeSlice'
import { videoCoverSlice } from './cover/videoCoverSlice'
import { libraryPanelSlice } from './library/filters/libraryPanelSlice'
import { libraryPlacesSlice } from './library/grid/libraryPlacesSlice'
import { librarySelectionSlice } from './library/selection/librarySelectionSlice'
import { postUploadSlice } from './uploads/addPost/postUploadSlice'
import { mediaUploadSlice } from './uploads/openPost/mediaUploadSlice'

/**
 * The slices of posts, folder by folder; each has its own key in the store. The post from scratch is loaded with its
 * page (`create/createPostSlice.ts`).
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
