import type { Selectable } from 'kysely'
import { auditAutomatic } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { SourceItemTable, SourceTable } from '../../../db/tables/integrations'
import type { PostTable } from '../../../db/tables/posts'
import { MAX_LOOKED_UP, type NetworkItem, type SourceReader } from '../../../networks/sourceReader'
import type { JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import type { ReadSource } from './source'
import { noteItem } from './knownItems'
import { updateItemPost } from './updateItemPost'

/** How often imported posts are checked at their network. */
export const CHECK_EVERY_MS = 24 * 3_600_000
/** A network may lose a post for a moment: a missing post is checked again after this. */
export const SURE_AFTER_MS = 3_600_000

type Item = Pick<Selectable<SourceItemTable>, 'key' | 'revision' | 'post_id' | 'missing_since'> &
  Pick<Selectable<PostTable>, 'like_count' | 'comment_count'>

/**
 * Checks the imported posts: applies the author's changes, marks deleted posts, and unpublishes other users' deleted posts
 * (product-rules/sources.md#reading-a-network).
 */
export async function checkPosts(
  world: World,
  run: JobRun,
  source: Pick<Selectable<SourceTable>, 'id' | 'account_id' | 'type'> & { checked_at: number },
  { lookUp, findMissing, isLookedUp = () => true }: SourceReader,
): Promise<void> {
  const now = world.clock.now()
  if (!lookUp && !findMissing) return
  const isDue = source.checked_at <= now - CHECK_EVERY_MS
  const read: ReadSource = { id: source.id, accountId: source.account_id, type: source.type }
  const known = await itemsToCheck(world.db, source.id, isDue ? null : now - SURE_AFTER_MS)
  const items = known.filter(({ key }) => isLookedUp(key))
  for (let from = 0; from < items.length; from += MAX_LOOKED_UP) {
    run.signal.throwIfAborted()
    const batch = items.slice(from, from + MAX_LOOKED_UP)
    const keys = batch.map(({ key }) => key)
    if (lookUp) {
      const found = new Map((await lookUp(keys)).map((item) => [item.key, item]))
      for (const item of batch) await takeVerdict(world, read, item, found.get(item.key))
      continue
    }
    const missing = (await findMissing?.(keys)) ?? new Set<string>()
    for (const item of batch) {
      if (missing.has(item.key)) await takeVerdict(world, read, item, undefined)
      else if (item.missing_since !== null) await noteItem(world, world.db, read, item, {})
    }
  }
  if (!isDue) return
  await world.db
    .updateTable('source')
    .set({ checked_at: now })
    .where('id', '=', source.id)
    .execute()
}

/**
 * All source items with a post; with `missingBefore` (between the daily rounds) only those missing since then or longer.
 */
function itemsToCheck(db: Db, sourceId: number, missingBefore: number | null): Promise<Item[]> {
  const items = db
    .selectFrom('source_item')
    .innerJoin('post', 'post.id', 'source_item.post_id')
    .where('source_id', '=', sourceId)
    .where('post.is_deleted', '=', 0)
    .select(['key', 'source_item.revision', 'post_id', 'missing_since'])
    .select(['post.like_count', 'post.comment_count'])
    .orderBy('key')
  return (
    missingBefore === null ? items : items.where('missing_since', '<=', missingBefore)
  ).execute()
}

async function takeVerdict(
  world: World,
  source: ReadSource,
  item: Item,
  found: NetworkItem | undefined,
): Promise<void> {
  const { key, post_id, missing_since } = item
  if (post_id === null) return
  if (found !== undefined && found.leftOut !== 'not-published') {
    await takeOver(world, source, { ...item, post_id }, found)
    return
  }
  const now = world.clock.now()
  if (missing_since !== null && missing_since <= now - SURE_AFTER_MS) {
    await markDeleted(world, source, post_id)
    return
  }
  if (missing_since !== null) return
  await world.db
    .updateTable('source_item')
    .set({ missing_since: now })
    .where('source_id', '=', source.id)
    .where('key', '=', key)
    .execute()
}

async function takeOver(
  world: World,
  source: ReadSource,
  { post_id, revision, missing_since, like_count, comment_count }: Item & { post_id: number },
  found: NetworkItem,
): Promise<void> {
  if (found.leftOut === 'unknown') return
  if (found.revision !== revision || missing_since !== null) {
    await updateItemPost(world, source, post_id, found)
  } else if (found.likeCount !== like_count || found.commentCount !== comment_count) {
    await world.db
      .updateTable('post')
      .set({ like_count: found.likeCount, comment_count: found.commentCount })
      .where('id', '=', post_id)
      .execute()
  }
}

/**
 * Marks a post that was deleted at its network. The shop's own post stays published until the team
 * decides. Another user's post is unpublished, because the shop no longer has a right to it.
 */
async function markDeleted(world: World, { accountId }: ReadSource, postId: number): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    const post = await db
      .updateTable('post')
      .set((eb) => ({
        is_deleted: 1,
        revision: eb('revision', '+', 1),
        updated_at: world.clock.now(),
      }))
      .where('id', '=', postId)
      .where('is_deleted', '=', 0)
      .returning('is_ugc')
      .executeTakeFirst()
    if (!post) return
    if (post.is_ugc === 1) {
      await db.updateTable('post').set({ is_published: 0 }).where('id', '=', postId).execute()
    }
    await raiseContentVersion(db, accountId)
    await auditAutomatic(db, world, accountId, {
      action: 'post.refresh',
      entity: 'post',
      id: postId,
      detail: { isDeleted: true },
    })
  })
}
