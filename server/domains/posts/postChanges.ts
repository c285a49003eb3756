import { isSameSchedule } from '@/contract/posts/schedule'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import type { PostEvent } from '@/contract/entities/posts/postHistory'

/** The changes of a save that a post's history lists, most important first. */
export const LISTED_CHANGES = [
  'published',
  'unpublished',
  'scheduled',
  'schedule-cleared',
  'review-archived',
  'review-unarchived',
  'albums-changed',
  'segments-changed',
] as const satisfies readonly PostEvent[]
export type ListedChange = (typeof LISTED_CHANGES)[number]

type Happened = (before: PostInfo, after: PostInfo) => boolean

const isArchived = ({ review }: PostInfo) => review?.isArchived === true

const HAPPENED: Record<ListedChange, Happened> = {
  published: (before, after) => !before.vitrinaPost.isPublished && after.vitrinaPost.isPublished,
  unpublished: (before, after) => before.vitrinaPost.isPublished && !after.vitrinaPost.isPublished,
  scheduled: (before, after) =>
    after.vitrinaPost.isEnabledScheduler && !isSameSchedule(before.vitrinaPost, after.vitrinaPost),
  'schedule-cleared': (before, after) =>
    before.vitrinaPost.isEnabledScheduler && !after.vitrinaPost.isEnabledScheduler,
  'review-archived': (before, after) => !isArchived(before) && isArchived(after),
  'review-unarchived': (before, after) => isArchived(before) && !isArchived(after),
  'albums-changed': (before, after) =>
    !areSameGroups(before.vitrinaPost.albumList, after.vitrinaPost.albumList),
  'segments-changed': (before, after) => !areSameGroups(before.segments, after.segments),
}

/** The listed changes between a post before and after. */
export function changesBetween(before: PostInfo, after: PostInfo): ListedChange[] {
  return LISTED_CHANGES.filter((change) => HAPPENED[change](before, after))
}

function areSameGroups(some: readonly IdName[], others: readonly IdName[]): boolean {
  const ids = new Set(some.map(({ id }) => id))
  return ids.size === others.length && others.every(({ id }) => ids.has(id))
}
