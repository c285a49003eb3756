import type { PostDocument } from './types'

/** Section 5: publishing needs at least one album. */
export function needsAlbum({ isPublished, albums }: PostDocument): boolean {
  return isPublished && albums.length === 0
}
