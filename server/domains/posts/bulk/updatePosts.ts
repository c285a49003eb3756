import * as v from 'valibot'
import type { AuditAction } from '@/contract/entities/account/auditActions'
import type { BodyOf } from '@/contract/endpoint'
import type { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostChange, PostChangeResult } from '@/contract/entities/posts/postChange'
import { requirePermission, type Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import { areOwn } from '../../../db/ownIds'
import { readJson } from '../../../db/readJson'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { ApiError } from '../../../errors/apiError'
import { asApiError, failureText } from '../../../http/respond'
import type { World } from '../../../world'
import { openInteractions } from '../../elements/answerableInteractions'
import { checkChangeGroups, checkPlacement } from './checkChange'
import { decideOnAsking } from '../saving/copyrightRequest'
import { deletePost, undeletePost } from './deletePost'
import { changesBetween, type ListedChange } from '../saving/postChanges'
import { isSamePlacement, placementAfter, placementOf, type Placement } from './postPlacement'
import { writeIsArchived } from '../saving/reviews'
import { ownPost } from '../saving/savePost'
import { writePostAlbums, writePostSegments } from '../saving/writePostParts'

/**
 * Changes each post once, in the order of the list, each in its own transaction. The refusal of one
 * post is returned with that post. A change that is impossible for every post refuses the whole
 * call.
 */
export async function updatePosts(
  world: World,
  actor: Actor,
  { postList, change, tried }: BodyOf<typeof libraryEndpoints.updatePosts>,
): Promise<PostChangeResult[]> {
  if (change.type === 'publish' || change.type === 'unpublish')
    requirePermission(actor, 'PUBLISH_POST')
  if (change.type === 'setSegments') requirePermission(actor, 'MANAGE_SEGMENTS')
  const ids = [...new Set(postList)]
  if (change.type === 'restore') demandStates(ids, change)
  await checkChangeGroups(world.db, actor, change)
  const results: PostChangeResult[] = []
  const revisions = new Map(tried.map(({ id, revision }) => [id, revision]))
  for (const id of ids) {
    results.push(await resultOf(world, actor, id, { change, triedAt: revisions.get(id) ?? null }))
  }
  return results
}

/** Throws unless the call contains the state to which each post is restored. */
function demandStates(
  ids: readonly number[],
  { posts }: Extract<PostChange, { type: 'restore' }>,
): void {
  const givenIds = new Set(posts.map(({ id }) => id))
  if (!ids.every((id) => givenIds.has(id))) throw new ApiError(400, 'bad-request')
}

interface Wanted {
  change: PostChange
  /** The revision before an earlier try of the change; null at the first one. */
  triedAt: number | null
}

async function resultOf(
  world: World,
  actor: Actor,
  id: number,
  wanted: Wanted,
): Promise<PostChangeResult> {
  try {
    const changed = await world.db
      .transaction()
      .execute((db) => changePost(world, db, actor, id, wanted))
    return { id, ...changed, failure: null }
  } catch (error) {
    const failure = asApiError(error)
    if (failure.status >= 500) world.report(error)
    const message = failureText(failure, actor.person.locale)
    return { id, postInfo: null, isChanged: false, failure: { code: failure.code, message } }
  }
}

/**
 * Applies one change to a post, in the transaction of `db`. Returns the post, null when it was deleted, and whether it was changed; writes nothing when nothing
 * differs. A restoration of a deleted post brings it back as it was. What an earlier try did counts as changed now.
 * Throws the post's refusal.
 */
async function changePost(
  world: World,
  db: Db,
  actor: Actor,
  id: number,
  { change, triedAt }: Wanted,
): Promise<Pick<PostChangeResult, 'postInfo' | 'isChanged'>> {
  if (change.type === 'restore' && !(await areOwn(db, 'post', actor.account.id, [id]))) {
    await undeletePost(world, db, actor, String(id))
    return { postInfo: await ownPost(db, actor, id), isChanged: true }
  }
  if (change.type === 'delete' && triedAt !== null && (await hasDeleted(db, actor, id))) {
    return { postInfo: null, isChanged: true }
  }
  await holdPost(db, actor, id)
  const before = await ownPost(db, actor, id)
  const isDone = triedAt !== null && (await hasChanged(db, actor, before, triedAt))
  if (isDone && change.type === 'restore') return { postInfo: before, isChanged: true }
  if (change.type === 'delete') {
    await deletePost(world, db, actor, id, before)
    return { postInfo: null, isChanged: true }
  }
  // Checked again: an album may have been deleted while the posts before this one were changed.
  await checkChangeGroups(db, actor, change)
  const next = await placementAfter(world, db, actor, before, change)
  checkPlacement(actor, before, next)
  if (isSamePlacement(placementOf(before), next)) return { postInfo: before, isChanged: isDone }
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
  return { postInfo: after, isChanged: true }
}

/** Whether the post has been changed once since the revision, by this person. */
async function hasChanged(
  db: Db,
  { account, person }: Actor,
  { vitrinaPost: { id, revision } }: PostInfo,
  since: number,
): Promise<boolean> {
  if (revision !== since + 1) return false
  const own = await db
    .selectFrom('audit')
    .where('account_id', '=', account.id)
    .where('entity', '=', 'post')
    .where('entity_id', '=', String(id))
    .where('person_id', '=', person.id)
    .select('detail')
    .execute()
  return own.some(({ detail }) => readJson(revisionSchema, detail).revision === revision)
}

const revisionSchema = v.object({ revision: v.optional(v.number()) })

async function hasDeleted(db: Db, { account, person }: Actor, id: number): Promise<boolean> {
  const deleted = await db
    .selectFrom('trash')
    .where('account_id', '=', account.id)
    .where('kind', '=', 'post')
    .where('subject', '=', String(id))
    .where('person_id', '=', person.id)
    .select('id')
    .executeTakeFirst()
  return deleted !== undefined
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

const ACTIONS: readonly [ListedChange, AuditAction][] = [
  ['published', 'post.publish'],
  ['unpublished', 'post.unpublish'],
  ['review-archived', 'post.archive'],
  ['review-unarchived', 'post.unarchive'],
  ['albums-changed', 'post.albums'],
]

function actionOf(changed: readonly ListedChange[]): AuditAction {
  return ACTIONS.find(([change]) => changed.includes(change))?.[1] ?? 'post.segments'
}
