import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import type { LastChange } from '@/contract/entities/posts/postConflict'
import type { PostEvent } from '@/contract/entities/posts/postHistory'
import { isSameSchedule } from '@/contract/posts/schedule'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { ApiError } from '../../../errors/apiError'
import { iso } from '../../../language/times'
import type { World } from '../../../world'

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

/** The author of the last change of a post, from the audit. */
export async function lastPostChange(
  db: Db,
  { account, person }: Actor,
  id: number,
): Promise<LastChange | null> {
  const row = await db
    .selectFrom('audit')
    .leftJoin('person', 'person.id', 'audit.person_id')
    .where('audit.account_id', '=', account.id)
    .where('audit.entity', '=', 'post')
    .where('audit.entity_id', '=', String(id))
    .select(['audit.at', 'audit.person_id', 'person.name'])
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    at: iso(row.at),
    person: row.name,
    isOwn: row.person_id === person.id,
    isAutomatic: row.person_id === null,
  }
}

/**
 * Raises a post's revision; 404 when the account has no such post. Must be called before the post's parts are read: concurrent changes of the post
 * wait for the end of the transaction.
 */
export async function touchPost(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  { account }: Actor,
  id: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set((post) => ({ revision: post('revision', '+', 1), updated_at: clock.now() }))
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError(404, 'post-not-found')
}
