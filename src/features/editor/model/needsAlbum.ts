import type { PostDocument } from './types'

/** Section 5: publishing needs at least one album, now or by the schedule. */
export function needsAlbum({ isPublished, schedule, albums }: PostDocument): boolean {
  return (isPublished || schedule.publishTime !== null) && albums.length === 0
}
