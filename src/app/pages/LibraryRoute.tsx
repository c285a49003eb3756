import { albumPostList } from '@/features/albums/albumRules'
import { useListAlbumsQuery } from '@/features/albums/albumsApi'
import { AlbumFilter } from '@/features/albums/slots/AlbumFilter'
import { LibraryPage } from '@/features/posts/pages/LibraryPage'

/** The library with the albums' filter in it, and an album's posts in the album's own order (section 4). */
export function LibraryRoute() {
  const { data: albums = [] } = useListAlbumsQuery()
  return (
    <LibraryPage
      orderOfAlbum={(albumId) => {
        const album = albums.find(({ id }) => id === albumId)
        return album && albumPostList(album).order
      }}
      renderAlbumFilter={(props) => <AlbumFilter {...props} />}
    />
  )
}
