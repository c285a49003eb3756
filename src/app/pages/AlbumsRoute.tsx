import { withSlices } from '@/common/store/withSlices'
import { albumsSlice } from '@/features/albums/albumsSlice'
import { AlbumsPage } from '@/features/albums/pages/AlbumsPage'

/** The list of albums. */
export const AlbumsRoute = withSlices(AlbumsPage, albumsSlice)
