import * as v from 'valibot'
import { foldName } from '@/common/lib/foldName'
import type { Album } from '@/contract/entities/posts/album'
import { LIMITS } from '@/contract/limits'

export const ALBUM_SORTS = ['newest', 'oldest', 'name', 'posts'] as const
export type AlbumSort = (typeof ALBUM_SORTS)[number]

/** The search and the order of the list of albums, as in its address. */
export interface AlbumFilter {
  query: string
  sort: AlbumSort
}

const DEFAULT_SORT: AlbumSort = 'newest'
const sortSchema = v.fallback(v.picklist(ALBUM_SORTS), DEFAULT_SORT)

/** Reads a filter from an address; invalid parts are left out. */
export function filterOfAddress(params: URLSearchParams): AlbumFilter {
  return {
    query: params.get('query')?.trim().slice(0, LIMITS.searchQuery) ?? '',
    sort: v.parse(sortSchema, params.get('sort')),
  }
}

/** The address of a filter; the defaults are left out. */
export function addressOfFilter({ query, sort }: AlbumFilter): URLSearchParams {
  return new URLSearchParams({
    ...(query === '' ? {} : { query }),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
  })
}

/** The albums whose names contain every word of the search, in the filter's order; equal ones begin with the newest. */
export function albumsOf(
  albums: readonly Album[],
  { query, sort }: AlbumFilter,
  locale: string,
): Album[] {
  const words = foldName(query).split(' ')
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const newest = (one: Album, other: Album) =>
    other.createdAt.localeCompare(one.createdAt) || other.id - one.id
  const orders: Record<AlbumSort, (one: Album, other: Album) => number> = {
    newest,
    oldest: (one, other) => newest(other, one),
    name: (one, other) => compare(one.name, other.name) || newest(one, other),
    posts: (one, other) => other.allPostCount - one.allPostCount || newest(one, other),
  }
  return albums
    .filter(({ name }) => words.every((word) => foldName(name).includes(word)))
    .sort(orders[sort])
}
