import { withSlices } from '@/common/store/withSlices'
import { albumsSlice } from '@/features/albums/albumsSlice'
import { AlbumsPage } from '@/features/albums/pages/AlbumsPage'
import { useSeenAlbums } from '@/features/widgets/slots/SeenAlbums'

const Page = withSlices(AlbumsPage, albumsSlice)

/** The list of albums, with what shoppers see of them. */
export function AlbumsRoute() {
  return <Page seenAlbums={useSeenAlbums()} />
}
