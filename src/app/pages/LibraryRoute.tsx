import { AlbumFilter } from '@/features/albums/slots/AlbumFilter'
import { LibraryPage } from '@/features/posts/pages/LibraryPage'

/** The library with the albums' filter in it. */
export function LibraryRoute() {
  return <LibraryPage renderAlbumFilter={(props) => <AlbumFilter {...props} />} />
}
