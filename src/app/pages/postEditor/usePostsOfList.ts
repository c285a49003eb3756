import { skipToken } from '@reduxjs/toolkit/query'
import { matchPath, parsePath } from 'react-router-dom'
import type { LoadedList } from '@/common/lib/neighbours/useNeighboursInList'
import { isId } from '@/common/routing/addressParts'
import { PATHS } from '@/common/routing/paths'
import type { PostInfo } from '@/contract/entities/posts/post'
import { useListAlbumsQuery } from '@/features/albums/albumListApi'
import { useListAlbumPostsInfiniteQuery } from '@/features/albums/albumPostsApi'
import { albumPostList } from '@/features/albums/albumRules'
import { filterOfAddress } from '@/features/posts/library/libraryAddress'
import { listOfFilter, onlyAlbum, type LibraryFilter } from '@/features/posts/library/libraryFilter'
import { useSearchPostsInfiniteQuery } from '@/features/posts/library/postListApi'

interface Pages {
  pages: readonly { postInfoList: readonly PostInfo[] }[]
}

/** The loaded posts of a list; the list stays cached while this is mounted. */
export function usePostsOfList(origin: OriginList | null): LoadedList {
  const filter = origin?.kind === 'library' ? origin.filter : null
  const albumId = origin?.kind === 'album' ? origin.albumId : filter && onlyAlbum(filter)
  const { data: albums } = useListAlbumsQuery(undefined, { skip: albumId === null })
  const album = albums?.find(({ id }) => id === albumId)
  const albumList = album && albumPostList(album)
  // Whether an album has its own order is known once the albums are loaded.
  const isOrdered = albumId === null || albums !== undefined
  const ofLibrary = useSearchPostsInfiniteQuery(
    filter && isOrdered ? listOfFilter(filter, albumList?.order) : skipToken,
  )
  const ofAlbum = useListAlbumPostsInfiniteQuery(
    (origin?.kind === 'album' && albumList) || skipToken,
  )
  const { currentData, hasNextPage, isFetchingNextPage } = filter ? ofLibrary : ofAlbum
  return {
    ids: idsOf(currentData),
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    loadMore: async () => {
      const { data, error } = await (filter ? ofLibrary : ofAlbum).fetchNextPage()
      return { ids: idsOf(data), error }
    },
  }
}

/** Returns each id once: posts added at the top make the pages overlap. */
function idsOf(list: Pages | undefined): number[] {
  const posts = list?.pages.flatMap(({ postInfoList }) => postInfoList) ?? []
  return [...new Set(posts.flatMap(({ vitrinaPost: { id } }) => id ?? []))]
}

/** A list that posts are opened from. */
type OriginList = { kind: 'library'; filter: LibraryFilter } | { kind: 'album'; albumId: number }

/** The list that the screen at an address shows; null when there is none. */
export function originList(address: string | null): OriginList | null {
  if (address === null) return null
  const { pathname = '', search } = parsePath(address)
  if (pathname === PATHS.home) {
    return { kind: 'library', filter: filterOfAddress(new URLSearchParams(search)) }
  }
  const { albumId = '' } = matchPath(PATHS.builderalbums, pathname)?.params ?? {}
  return isId(albumId) ? { kind: 'album', albumId: Number(albumId) } : null
}
