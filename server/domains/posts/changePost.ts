import type { PostInfo } from '@/contract/entities/post'
import type { PostChange } from '@/contract/entities/postChange'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { openInteractions } from '../elements/answerableInteractions'
import { audit } from '../../auth/audit'
import { checkChangeGroups, checkPlacement } from './checkChange'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { decideOnAsking } from './copyrightRequest'
import { deletePost } from './deletePost'
import { changesBetween, type ListedChange } from './postChanges'
import { isSamePlacement, placementAfter, placementOf, type Placement } from './postPlacement'
import { ownPost } from './savePost'
import { writeIsArchived } from './reviews'
import { writePostAlbums, writePostSegments } from './writePostParts'

/**
 * Applies one change to a post, in the transaction of `db`. Returns the changed post, or null when it was deleted; writes nothing when nothing
 * differs. Throws the post's refusal.
 */
export async function changePost(
  world: World,
  db: Db,
  actor: Actor,
  id: number,
  change: PostChange,
): Promise<PostInfo | null> {
  await holdPost(db, actor, id)
  const before = await ownPost(db, actor, id)
  if (change.type === 'delete') {
    await deletePost(world, db, actor, id, before)
    return null
  }
  // Checked again: an album may have been deleted while the posts before this one were changed.
  await checkChangeGroups(db, actor, change)
  const next = await placementAfter(world, db, actor, before, change)
  checkPlacement(actor, before, next)
  if (isSamePlacement(placementOf(before), next)) return before
  await writePlacement(world, db, actor, id, next)
  if (next.isPublished) await openInteractions(db, id)
  if (change.type === 'publish' && change.asksAuthors !== undefined) {
    await decideOnAsking(world, db, actor, before, change.asksAuthors)
  }
  const after = await ownPost(db, actor, id)
  const changed = changesBetween(before, after)
  await audit(db, world, actor, {
    action: change.type === 'restore' ? 'post.restore' : actionOf(changed),
    entity: 'post',
    id,
    detail: {
      revision: after.vitrinaPost.revision,
      changed,
      albums: next.albumList,
      segments: next.segmentList,
    },
  })
  return after
}

/** Locks the post until the end of the transaction; 404 when the account has no such post. */
async function holdPost(db: Db, { account }: Actor, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set((post) => ({ revision: post.ref('revision') }))
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError(404, 'post-not-found')
}

/** The lock order of every write: the post's row, the account's, then the albums. */
async function writePlacement(
  { clock }: World,
  db: Db,
  { account }: Actor,
  id: number,
  { isPublished, publishedAt, albumList, segmentList, isArchived }: Placement,
): Promise<void> {
  await db
    .updateTable('post')
    .set((post) => ({
      is_published: isPublished ? 1 : 0,
      published_at: publishedAt === null ? null : Date.parse(publishedAt),
      revision: post('revision', '+', 1),
      updated_at: clock.now(),
    }))
    .where('id', '=', id)
    .execute()
  await raiseContentVersion(db, account.id)
  await writePostAlbums(db, id, albumList)
  await writePostSegments(db, id, segmentList)
  await writeIsArchived(db, id, isArchived)
}

const ACTIONS: readonly [ListedChange, string][] = [
  ['published', 'post.publish'],
  ['unpublished', 'post.unpublish'],
  ['review-archived', 'post.archive'],
  ['review-unarchived', 'post.unarchive'],
  ['albums-changed', 'post.albums'],
]

function actionOf(changed: readonly ListedChange[]): string {
  return ACTIONS.find(([change]) => changed.includes(change))?.[1] ?? 'post.segments'
}
