import * as v from 'valibot'
import { foldName } from '@/common/lib/foldName'
import { albumNameSchema, type Album, type AlbumSettings } from '@/contract/entities/posts/album'
import type { PostListRequest } from '@/contract/entities/posts/postList'

/** An album's posts without the page: the cache key of one list. */
export type AlbumPostList = Omit<PostListRequest, 'paging'>

/** The list of an album: its own sources and its own order; the manual order is always ascending (product-rules/albums.md#album-order). */
export function albumPostList(album: Album): AlbumPostList {
  const { id, sortType, sortDirection, useAllDataSources, sources } = album
  return {
    useAllDataSources,
    dataSourceList: useAllDataSources ? [] : sources,
    query: '',
    filter: { albumList: [id] },
    order: {
      field: sortType,
      asc: sortType === 'manualSortingPosition' || sortDirection === 'asc',
    },
  }
}

/** Whether an album has published posts and no widget shows it to shoppers; `seenAlbums` is null until it is known. */
export function isUnseenAlbum(
  { id, postCount }: Pick<Album, 'id' | 'postCount'>,
  seenAlbums: ReadonlySet<number> | null,
): boolean {
  return postCount > 0 && seenAlbums !== null && !seenAlbums.has(id)
}

/** Whether the album would show no source at all, because none is chosen. */
export function needsSource({
  useAllDataSources,
  sources,
}: Pick<AlbumSettings, 'useAllDataSources' | 'sources'>): boolean {
  return useAllDataSources === false && sources?.length === 0
}

/** The part of the unsaved settings that can be sent; null when there is nothing to send. */
export function settingsToSend(unsaved: AlbumSettings): AlbumSettings | null {
  const { useAllDataSources, sources, ...others } = unsaved
  const chosen = {
    ...(useAllDataSources === undefined ? {} : { useAllDataSources }),
    ...(sources === undefined ? {} : { sources }),
  }
  const settings = needsSource(unsaved) ? others : { ...others, ...chosen }
  return Object.keys(settings).length === 0 ? null : settings
}

/**
 * Moves an item of a paged list to another position, both counted from 0. An item that moves beyond the loaded pages is
 * removed from the list.
 */
export function moveInPages<Item>(pages: Item[][], from: number, to: number): Item[][] {
  const items = pages.flat()
  const loaded = items.length
  const [moved] = items.splice(from, 1)
  if (moved === undefined) return pages
  if (to < loaded) items.splice(to, 0, moved)
  let start = 0
  return pages.map(({ length }) => items.slice(start, (start += length)))
}

/**
 * The name of the album that a typed text would create; null when the text is not a valid name, or when an album has
 * that name already.
 */
export function newAlbumName(typed: string, albums: readonly Pick<Album, 'name'>[]): string | null {
  const { success, output } = v.safeParse(albumNameSchema, typed)
  if (!success) return null
  return albums.some(({ name }) => foldName(name) === foldName(output)) ? null : output
}
