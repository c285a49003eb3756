import { isAskable } from '@/contract/posts/authorPermission'
import { COPYRIGHT_STEPS, type CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Actor } from '../../../auth/actor'
import { createOnce } from '../../../auth/createOnce'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { audit } from '../../../auth/audit'
import { ownPost } from './savePost'
import { touchPost } from './postChanges'

/** Stores the status of the request to use another person's post. Repeating it changes nothing. */
export async function updateCopyrightRequest(
  world: World,
  actor: Actor,
  postId: number,
  status: CopyrightStatus,
): Promise<PostInfo> {
  return world.db.transaction().execute(async (db) => {
    const { vitrinaPost } = await ownPost(db, actor, postId)
    if (vitrinaPost.copyrightRequest?.status === status) return ownPost(db, actor, postId)
    await touchPost(world, db, actor, postId)
    const current = await statusOf(db, postId)
    if (!COPYRIGHT_STEPS[current ?? 'none'].includes(status))
      throw refused('wrong-copyright-step', 'status')
    await writeStep(world, db, actor, postId, { from: current, to: status })
    return ownPost(db, actor, postId)
  })
}

/**
 * Decides whether the author is asked when another person's post is published, in the transaction
 * of `db` that has raised the post's revision. Changes nothing when a request exists or the post is
 * already published.
 */
export async function decideOnAsking(
  world: World,
  db: Db,
  actor: Actor,
  before: PostInfo,
  asksAuthor: boolean,
): Promise<void> {
  const { id, isPublished } = before.vitrinaPost
  if (id === null || isPublished || !isAskable(before)) return
  await db
    .updateTable('post')
    .set({ need_copyright_request: asksAuthor ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  if (asksAuthor) await writeStep(world, db, actor, id, { from: null, to: 'sending' })
}

/** Adds a comment to the request, which must exist. */
export async function addCopyrightComment(
  world: World,
  actor: Actor,
  postId: number,
  text: string,
): Promise<PostInfo> {
  await createOnce(world, actor, async (db) => {
    await touchPost(world, db, actor, postId)
    if ((await statusOf(db, postId)) === null) throw refused('copyright-not-asked')
    const { id } = await db
      .insertInto('copyright_comment')
      .values({
        post_id: postId,
        person_id: actor.person.id,
        text,
        created_at: world.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, {
      action: 'copyright-request.comment',
      entity: 'post',
      id: postId,
      detail: { commentId: id },
    })
    return id
  })
  return ownPost(world.db, actor, postId)
}

async function writeStep(
  world: World,
  db: Db,
  actor: Actor,
  postId: number,
  step: { from: CopyrightStatus | null; to: CopyrightStatus },
): Promise<void> {
  const values = { status: step.to, updated_at: world.clock.now() }
  await db
    .insertInto('copyright_request')
    .values({ post_id: postId, ...values })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(values))
    .execute()
  await audit(db, world, actor, {
    action: 'copyright-request.update',
    entity: 'post',
    id: postId,
    detail: step,
  })
}

async function statusOf(db: Db, postId: number): Promise<CopyrightStatus | null> {
  const row = await db
    .selectFrom('copyright_request')
    .where('post_id', '=', postId)
    .select('status')
    .executeTakeFirst()
  return row?.status ?? null
}
