import { sql, type Selectable } from 'kysely'
import { readBlob } from '../../../blobs/blobStore'
import { variantFor, variantListSchema } from '../../../blobs/variants'
import type { Db } from '../../../db/openDatabase'
import { readJson } from '../../../db/readJson'
import type { MediaTable } from '../../../db/tables/posts'
import { pauseForWriters, takeTurns } from '../../../db/writers'
import { areAlike } from '../../../pictures/looks/compareLooks'
import type { Look } from '../../../pictures/looks/look'
import { keysOf, probesOf } from '../../../pictures/looks/lookKeys'
import { readLook } from '../../../pictures/looks/readLook'
import type { World } from '../../../world'

type DueMedia = Pick<Selectable<MediaTable>, 'id' | 'account_id' | 'variants'>

/** Pictures that are looked for at once: after each batch the newest come first again. */
const BATCH = 20
/** Of the pictures that share keys with one, those with the most are compared with it. */
const MOST_COMPARED = 40

/**
 * Finds the near-duplicates of all pictures that were stored, or got another cover, since the last time. What it has
 * done of it is stored with each picture, so that it may end at any moment.
 */
export async function lookAtPictures(
  world: Pick<World, 'db' | 'blobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const due = await dueMedia(world.db)
    if (due.length === 0) return
    for (const media of due) {
      signal.throwIfAborted()
      await lookAt(world, media)
      await pauseForWriters(world, signal)
    }
  }
}

function dueMedia(db: Db): Promise<DueMedia[]> {
  return (
    db
      .selectFrom('media')
      // A literal, or SQLite does not use the index of these rows.
      .where('look_due', '=', sql.lit(1))
      .select(['id', 'account_id', 'variants'])
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute()
  )
}

async function lookAt({ db, blobs }: Pick<World, 'db' | 'blobs'>, media: DueMedia): Promise<void> {
  const { blob } = variantFor(readJson(variantListSchema, media.variants), 'thumbnail')
  const content = await readBlob(blobs, blob)
  const look = content && (await readLook(content))
  if (!look) {
    await db.transaction().execute(async (transaction) => {
      await forget(transaction, media.id)
      await settle(transaction, media)
    })
    return
  }
  // Stored before it is looked for: of two pictures that are looked at in the same moment, one then finds the other.
  await remember(db, media, look)
  const alike = await findAlike(db, media, look)
  await db.transaction().execute(async (transaction) => {
    if ((await settle(transaction, media)) && alike.length > 0)
      await join(transaction, media, alike)
  })
}

async function forget(db: Db, mediaId: number): Promise<void> {
  await db.deleteFrom('media_look').where('media_id', '=', mediaId).execute()
  await db.deleteFrom('media_look_key').where('media_id', '=', mediaId).execute()
}

/** Notes that the picture was looked at; false when it was deleted or has changed meanwhile. */
async function settle(db: Db, { id, variants }: DueMedia): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ look_due: 0 })
    .where('id', '=', id)
    .where('variants', '=', variants)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function remember(db: Db, { id, account_id }: DueMedia, look: Look): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurns(transaction, `look-${id}`)
    await forget(transaction, id)
    const media = await transaction
      .selectFrom('media')
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst()
    if (!media) return
    await transaction
      .insertInto('media_look')
      .values({
        media_id: id,
        account_id,
        look: Buffer.from(look).toString('base64'),
        group_id: null,
      })
      .execute()
    await transaction
      .insertInto('media_look_key')
      .values(keysOf(look).map((key) => ({ account_id, key, media_id: id })))
      .execute()
  })
}

/** Ids of the account's pictures that are near-duplicates of one. */
async function findAlike(db: Db, { id, account_id }: DueMedia, look: Look): Promise<number[]> {
  const candidates = await db
    .selectFrom('media_look_key')
    .where('account_id', '=', account_id)
    .where('key', 'in', probesOf(look))
    .where('media_id', '<>', id)
    .groupBy('media_id')
    .select(['media_id', ({ fn }) => fn.countAll<number>().as('shared')])
    .orderBy('shared', 'desc')
    .orderBy('media_id')
    .limit(MOST_COMPARED)
    .execute()
  if (candidates.length === 0) return []
  const others = await db
    .selectFrom('media_look')
    .where(
      'media_id',
      'in',
      candidates.map(({ media_id }) => media_id),
    )
    .select(['media_id', 'look'])
    .execute()
  return others
    .filter((other) => areAlike(look, Buffer.from(other.look, 'base64')))
    .map(({ media_id }) => media_id)
}

/** Makes one group of a picture, its near-duplicates and theirs. */
async function join(db: Db, { id, account_id }: DueMedia, alike: readonly number[]): Promise<void> {
  await takeTurns(db, `looks-${account_id}`)
  const ids = [id, ...alike]
  const rows = await db
    .selectFrom('media_look')
    .where('media_id', 'in', ids)
    .select('group_id')
    .execute()
  const groups = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))]
  await db
    .updateTable('media_look')
    .set({ group_id: Math.min(...ids, ...groups) })
    .where((look) =>
      look.or([
        look('media_id', 'in', ids),
        ...(groups.length > 0
          ? [look.and([look('account_id', '=', account_id), look('group_id', 'in', groups)])]
          : []),
      ]),
    )
    .execute()
}
