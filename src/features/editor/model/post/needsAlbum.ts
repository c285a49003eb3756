import { readinessOf } from '@/contract/posts/schedule'
import type { PostDocument } from '../types'

/** Publishing needs at least one album, now or by the schedule (product-rules/posts.md#publishing). */
export function needsAlbum({ isPublished, schedule, albums }: PostDocument): boolean {
  return readinessOf(schedule, isPublished) === 'published' && albums.length === 0
}
