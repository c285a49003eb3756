import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import { retryImport } from '@/common/lib/retryImport'
import { whenIdle } from '@/common/lib/whenIdle'
import { useAppSelector, useAppStore } from '@/common/store/hooks'
import { albumPostList } from '@/features/albums/albumRules'
import { useListAlbumsQuery } from '@/features/albums/albumListApi'
import { filterOfAddress } from '@/features/posts/library/libraryAddress'
import { onlyAlbum } from '@/features/posts/library/libraryFilter'
import { selectIsAnyListLoaded } from '@/features/posts/library/postListApi'
import { LibraryPage } from '@/features/posts/pages/LibraryPage'
import { libraryFilterSlots } from './library/libraryFilterSlots'

const LibraryBulk = lazyWithTexts(() =>
  import(/* webpackChunkName: "library-bulk" */ './library/LibraryBulk').then(
    (module) => module.LibraryBulk,
  ),
)
const loadLinks = () => import(/* webpackChunkName: "library-links" */ '../links/libraryLinks')

/**
 * The listeners that keep the lists up to date load after the first list, once the first screen is there. They are
 * started even if the library has been left by then, because its lists stay cached.
 */
function useLibraryLinks() {
  const store = useAppStore()
  const isListed = useAppSelector(selectIsAnyListLoaded)
  useEffect(() => {
    if (!isListed) return
    whenIdle(() => {
      retryImport(loadLinks).then(
        ({ startLibraryLinks }) => {
          startLibraryLinks(store)
        },
        () => undefined,
      )
    })
  }, [store, isListed])
}

/**
 * The library with albums and segments in its filters; an album's posts in their own order
 * (product-rules/albums.md#album-order).
 */
export function LibraryRoute() {
  useLibraryLinks()
  const [address] = useSearchParams()
  const albumId = onlyAlbum(filterOfAddress(address))
  const { data: albums } = useListAlbumsQuery(undefined, { skip: albumId === null })
  const album = albums?.find(({ id }) => id === albumId)
  return (
    <LibraryPage
      albumOrder={album && albumPostList(album).order}
      filterSlots={libraryFilterSlots}
      renderBulk={(props) => <LibraryBulk {...props} />}
    />
  )
}
