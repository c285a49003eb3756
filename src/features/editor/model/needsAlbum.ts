import { readinessOf } from '@/contract/schedule'
import type { PostDocument } from './types'

/** Section 5: publishing needs at least one album, now or by the schedule. */
export function needsAlbum({ isPublished, schedule, albums }: PostDocument): boolean {
  return readinessOf(schedule, isPublished) === 'published' && albums.length === 0
}
