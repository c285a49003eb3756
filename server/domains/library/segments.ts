import type { Segment } from '@/contract/entities/posts/segment'
import type { Actor } from '../../auth/actor'
import { createOnce } from '../../auth/createOnce'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { hasManyWriters } from '../../db/writers'
import { normalised } from '../../language/searchText'

/** The segments of an account by name, with how many posts each has; one of them when `id` is given. */
export async function loadSegments(db: Db, accountId: number, id?: number): Promise<Segment[]> {
  let query = db
    .selectFrom('segment')
    .leftJoin('post_segment', 'post_segment.segment_id', 'segment.id')
    .where('segment.account_id', '=', accountId)
    .select(['segment.id', 'segment.name', 'segment.code', 'segment.id_at_provider'])
    .select((row) => row.fn.count<number>('post_segment.post_id').as('post_count'))
    .groupBy(['segment.id', 'segment.name', 'segment.code', 'segment.id_at_provider'])
    .orderBy('segment.name')
    .orderBy('segment.id')
  if (id !== undefined) query = query.where('segment.id', '=', id)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    idAtProvider: row.id_at_provider,
    postCount: row.post_count,
  }))
}

async function ownSegment(db: Db, { account }: Actor, id: number): Promise<Segment> {
  const [segment] = await loadSegments(db, account.id, id)
  if (!segment) throw new ApiError(404, 'not-found')
  return segment
}

export async function createSegment(
  world: World,
  actor: Actor,
  { name, code }: { name: string; code: string },
): Promise<Segment> {
  return createOnce(world, actor, async (db) => {
    await checkName(db, actor, name)
    const made = await db
      .insertInto('segment')
      .values({
        account_id: actor.account.id,
        name,
        code,
        id_at_provider: null,
        created_at: world.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw refused('segment-exists', 'code', { value: code })
    await audit(db, world, actor, {
      action: 'segment.create',
      entity: 'segment',
      id: made.id,
      detail: { code },
    })
    return ownSegment(db, actor, made.id)
  })
}

export async function renameSegment(
  world: World,
  actor: Actor,
  id: number,
  name: string,
): Promise<Segment> {
  return world.db.transaction().execute(async (db) => {
    const segment = await ownSegment(db, actor, id)
    await checkName(db, actor, name, id)
    await db.updateTable('segment').set({ name }).where('id', '=', id).execute()
    await audit(db, world, actor, {
      action: 'segment.rename',
      entity: 'segment',
      id,
      detail: { code: segment.code, from: segment.name, to: name },
    })
    return { ...segment, name }
  })
}

/** Refuses a name that another segment of the account has: people choose segments by their names. */
async function checkName(db: Db, { account }: Actor, name: string, ownId?: number): Promise<void> {
  // Locked, so that two concurrent requests cannot use one name for two segments.
  const locked = db.selectFrom('account').where('id', '=', account.id).select('id')
  await (hasManyWriters(db) ? locked.forUpdate() : locked).execute()
  const rows = await db
    .selectFrom('segment')
    .where('account_id', '=', account.id)
    .select(['id', 'name'])
    .execute()
  const isTaken = rows.some(
    (other) => other.id !== ownId && normalised(other.name) === normalised(name),
  )
  if (isTaken) throw refused('segment-name-exists', 'name', { value: name })
}

/** Deletes the segment and removes it from its posts. Returns the deleted segment. */
export async function deleteSegment(world: World, actor: Actor, id: number): Promise<Segment> {
  return world.db.transaction().execute(async (db) => {
    const segment = await ownSegment(db, actor, id)
    await db.deleteFrom('post_segment').where('segment_id', '=', id).execute()
    await db.deleteFrom('segment').where('id', '=', id).execute()
    await raiseContentVersion(db, actor.account.id)
    await audit(db, world, actor, {
      action: 'segment.delete',
      entity: 'segment',
      id,
      detail: { code: segment.code, posts: segment.postCount },
    })
    return segment
  })
}
