import { albumsApi } from '@/features/albums/albumsApi'
import type { CountChange } from './albumCounts'

/** A patch of the albums in the cache with what was added to their counts. */
export function patchedAlbumCounts(changes: readonly CountChange[]) {
  return albumsApi.util.updateQueryData('listAlbums', undefined, (albums) => {
    for (const { albumId, allPostCount, postCount } of changes) {
      const album = albums.find(({ id }) => id === albumId)
      if (!album) continue
      album.allPostCount += allPostCount
      album.postCount += postCount
    }
  })
}
