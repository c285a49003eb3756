import { Suspense } from 'react'
import { withSlices } from '@/common/store/withSlices'
import { albumsSlice } from '@/features/albums/albumsSlice'
import { AlbumsPage } from '@/features/albums/pages/AlbumsPage'
import { AlbumWidgets, AlbumWidgetsNote } from '@/features/widgets/slots/AlbumWidgets'
import { useSeenAlbums } from '@/features/widgets/slots/SeenAlbums'
import { AlbumLoss } from './lazyWidgetsOfAlbums'

const Page = withSlices(AlbumsPage, albumsSlice)

/** The list of albums, with the widgets that show each album to shoppers. */
export function AlbumsRoute() {
  return (
    <Page
      seenAlbums={useSeenAlbums()}
      note={<AlbumWidgetsNote />}
      renderLoss={(album) => (
        <Suspense>
          <AlbumLoss album={album} />
        </Suspense>
      )}
      renderWidgets={({ id }) => <AlbumWidgets albumId={id} />}
    />
  )
}
