import { albumListApi } from '@/features/albums/albumListApi'
import type { CountChange } from './albumCounts'

/** A patch that adds to the counts of the cached albums. */
export function patchedAlbumCounts(changes: readonly CountChange[]) {
  return albumListApi.util.updateQueryData('listAlbums', undefined, (albums) => {
    for (const { albumId, allPostCount, postCount } of changes) {
      const album = albums.find(({ id }) => id === albumId)
      if (!album) continue
      album.allPostCount += allPostCount
      album.postCount += postCount
    }
  })
}
