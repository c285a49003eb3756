import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useUser } from '@/common/session/user'
import { albumPostList } from '@/features/albums/albumRules'
import { useListAlbumsQuery } from '@/features/albums/albumListApi'
import { filterOfAddress } from '@/features/posts/library/libraryAddress'
import { onlyAlbum } from '@/features/posts/library/libraryFilter'
import { LibraryPage } from '@/features/posts/pages/LibraryPage'
import { libraryFilterSlots } from './libraryFilterSlots'

const LibraryBulk = lazyWithTexts(() =>
  import(/* webpackChunkName: "library-bulk" */ '@/app/pages/bulk/LibraryBulk').then(
    (module) => module.LibraryBulk,
  ),
)
const GettingStarted = lazyWithTexts(() =>
  import(/* webpackChunkName: "getting-started" */ './GettingStarted').then(
    (module) => module.GettingStarted,
  ),
)
const Attention = lazyWithTexts(() =>
  import(/* webpackChunkName: "attention" */ './Attention').then((module) => module.Attention),
)
// Provides the marks of posts in the cards. The first screen does not wait for it.
const SeenAlbums = lazyWithTexts(() =>
  import(/* webpackChunkName: "seen-albums" */ '@/features/widgets/slots/SeenAlbums').then(
    (module) => module.SeenAlbums,
  ),
)

/**
 * The library with albums and segments in its filters. When it is filtered by one album, the posts can be in the
 * album's order (product-rules/albums.md#album-order).
 */
export function LibraryRoute() {
  const { isGettingStarted } = useUser()
  const [address] = useSearchParams()
  const albumId = onlyAlbum(filterOfAddress(address))
  const { data: albums } = useListAlbumsQuery(undefined, { skip: albumId === null })
  const album = albums?.find(({ id }) => id === albumId)
  const [seenAlbums, setSeenAlbums] = useState<ReadonlySet<number> | null>(null)
  return (
    <>
      {isGettingStarted && (
        <Suspense>
          <GettingStarted />
        </Suspense>
      )}
      <Suspense>
        <SeenAlbums onChange={setSeenAlbums} />
      </Suspense>
      <LibraryPage
        albumOrder={album && albumPostList(album).order}
        filterSlots={libraryFilterSlots}
        seenAlbums={seenAlbums}
        attention={
          <Suspense>
            <Attention />
          </Suspense>
        }
        renderBulk={(props) => <LibraryBulk {...props} />}
      />
    </>
  )
}
