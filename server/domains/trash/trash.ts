import * as v from 'valibot'
import { TRASH_DAYS, DAY_MS, PAGE_SIZE } from '@/contract/constants'
import type { Paging } from '@/contract/entities/posts/postList'
import type { TrashItem, TrashKey, TrashKind } from '@/contract/entities/trash'
import { hasPermission } from '@/contract/permissions'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import { ApiError, refused } from '../../errors/apiError'
import { iso } from '../../language/times'
import type { World } from '../../world'
import { contentsSchema, readContents, writeContents, type Contents } from './contents'
import { thumbnailsOf } from './thumbnails'
import { deleteUnusedMedia } from './unusedMedia'

/** Characters of the stored name of a deleted object. */
const NAME_LENGTH = 120

interface Deleted extends TrashKey {
  /** The id of its row. */
  id: number
  name: string
}

/** Moves an object with all its rows into the trash, in the transaction of `db`; the caller then deletes its row. */
export async function putIntoTrash(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  { account, person }: Actor,
  { kind, subject, id, name }: Deleted,
): Promise<void> {
  const contents = await readContents(db, kind, id)
  const { id: trashId } = await db
    .insertInto('trash')
    .values({
      account_id: account.id,
      kind,
      subject,
      name: name.trim().slice(0, NAME_LENGTH),
      person_id: person.id,
      deleted_at: clock.now(),
      contents: JSON.stringify(contents),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const media = new Set((contents.rows.post_media ?? []).map((row) => Number(row.media_id)))
  if (media.size === 0) return
  await db
    .insertInto('trash_media')
    .values([...media].map((media_id) => ({ trash_id: trashId, media_id })))
    .execute()
}

/**
 * Restores an object, without rows that refer to objects deleted since, in the transaction of `db`, and returns the id of its row. Throws 404 when
 * the object is not in the trash. Of several simultaneous calls only one restores it.
 */
export async function takeFromTrash(
  world: World,
  db: Db,
  actor: Actor,
  { kind, subject }: TrashKey,
): Promise<number> {
  demandKind(actor, kind)
  const taken = await db
    .deleteFrom('trash')
    .where('account_id', '=', actor.account.id)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('contents')
    .executeTakeFirst()
  if (!taken) throw new ApiError(404, 'not-in-trash')
  const contents = readJson(contentsSchema, taken.contents)
  const id = Number(contents.rows[kind]?.[0]?.id)
  if (kind === 'post') await demandPlace(db, contents)
  await writeContents(db, kind, id, contents)
  await audit(db, world, actor, { action: `${kind}.undelete`, entity: kind, id: subject })
  return id
}

/**
 * Refuses to restore a post that was added again since its deletion, by its network or by a link.
 */
async function demandPlace(db: Db, { rows }: Contents): Promise<void> {
  const { account_id, provider, provider_id } = v.parse(originSchema, rows.post?.[0])
  const again = await db
    .selectFrom('post')
    .where('account_id', '=', account_id)
    .where('provider', '=', provider)
    .where('provider_id', '=', provider_id)
    .select('id')
    .executeTakeFirst()
  if (again) throw refused('post-exists-again')
}

const originSchema = v.object({
  account_id: v.number(),
  provider: v.string(),
  provider_id: v.string(),
})

/** One page of the objects that the actor may restore, the last deleted first. */
export async function listTrash(
  db: Db,
  actor: Actor,
  { kind, page }: { kind: TrashKind | ''; page: number },
): Promise<{ items: TrashItem[]; paging: Paging }> {
  const kinds = ownKinds(actor).filter((own) => kind === '' || own === kind)
  if (kinds.length === 0) return { items: [], paging: { page, pageCount: 0, total: 0 } }
  const own = db
    .selectFrom('trash')
    .where('trash.account_id', '=', actor.account.id)
    .where('trash.kind', 'in', kinds)
  const { total } = await own
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .leftJoin('person', 'person.id', 'trash.person_id')
    .select([
      'trash.id',
      'trash.kind',
      'trash.subject',
      'trash.name',
      'trash.deleted_at',
      'person.name as person',
    ])
    .orderBy('trash.deleted_at', 'desc')
    .orderBy('trash.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const thumbnails = await thumbnailsOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((row) => ({
      kind: row.kind,
      subject: row.subject,
      name: row.name,
      thumbnailUrl: thumbnails.get(row.id) ?? null,
      deletedAt: iso(row.deleted_at),
      person: row.person,
      expiresAt: iso(row.deleted_at + TRASH_DAYS * DAY_MS),
    })),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

/** Deletes an object for good; 404 when it is not in the trash. */
export async function deleteFromTrash(
  world: World,
  actor: Actor,
  { kind, subject }: TrashKey,
): Promise<void> {
  demandKind(actor, kind)
  await world.db.transaction().execute(async (db) => {
    const found = await db
      .selectFrom('trash')
      .where('account_id', '=', actor.account.id)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .select('id')
      .execute()
    const count = await purge(
      db,
      found.map(({ id }) => id),
    )
    if (count === 0) throw new ApiError(404, 'not-in-trash')
    await audit(db, world, actor, { action: 'trash.delete', entity: kind, id: subject })
  })
}

/** Objects deleted for good by one transaction. */
const PURGED_AT_ONCE = 200

/** Deletes everything for good that the actor may restore. Returns the number of objects. */
export async function emptyTrash(world: World, actor: Actor): Promise<number> {
  const started = world.clock.now()
  let count = 0
  for (;;) {
    const purged = await world.db.transaction().execute(async (db) => {
      const found = await db
        .selectFrom('trash')
        .where('account_id', '=', actor.account.id)
        .where('kind', 'in', ownKinds(actor))
        .where('deleted_at', '<=', started)
        .select('id')
        .orderBy('id')
        .limit(PURGED_AT_ONCE)
        .execute()
      return purge(
        db,
        found.map(({ id }) => id),
      )
    })
    if (purged === 0) break
    count += purged
  }
  if (count > 0) {
    await audit(world.db, world, actor, {
      action: 'trash.empty',
      entity: 'account',
      id: actor.account.id,
      detail: { count },
    })
  }
  return count
}

/** Deletes for good the objects of all accounts whose time in the trash has ended. */
export async function purgeTrash(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = clock.now() - TRASH_DAYS * DAY_MS
  for (;;) {
    signal?.throwIfAborted()
    const purged = await db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('trash')
        .where('deleted_at', '<', before)
        .select('id')
        .orderBy('id')
        .limit(PURGED_AT_ONCE)
        .execute()
      return purge(
        transaction,
        found.map(({ id }) => id),
      )
    })
    if (purged === 0) return
  }
}

/** Deletes rows of the trash, and the files of posts that nothing else uses. Returns the number of deleted rows. */
async function purge(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const media = await db
    .selectFrom('trash_media')
    .where('trash_id', 'in', ids)
    .select('media_id')
    .distinct()
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('trash')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  await deleteUnusedMedia(
    db,
    media.map(({ media_id }) => media_id),
  )
  return Number(numDeletedRows)
}

const ownKinds = (actor: Actor): TrashKind[] => [
  ...(hasPermission(actor, 'EDIT_POST') ? (['post', 'album'] as const) : []),
  ...(hasPermission(actor, 'MANAGE_WIDGETS') ? (['widget'] as const) : []),
]

function demandKind(actor: Actor, kind: TrashKind): void {
  if (!ownKinds(actor).includes(kind)) throw new ApiError(403, 'forbidden')
}
