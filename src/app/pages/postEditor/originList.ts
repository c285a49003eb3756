import { matchPath, parsePath } from 'react-router-dom'
import { isId } from '@/common/routing/addressParts'
import { PATHS } from '@/common/routing/paths'
import { filterOfAddress } from '@/features/posts/library/libraryAddress'
import type { LibraryFilter } from '@/features/posts/library/libraryFilter'

/** A list that posts are opened from. */
export type OriginList =
  | { kind: 'library'; filter: LibraryFilter }
  | { kind: 'album'; albumId: number }

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
