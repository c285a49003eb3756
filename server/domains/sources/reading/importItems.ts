import type { Selectable } from 'kysely'
import { LIMITS } from '@/contract/limits'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { SourceItemTable } from '../../../db/tables/integrations'
import type { StoredFile } from '../../../media/storePostFile'
import type { NetworkItem } from '../../../networks/sourceReader'
import type { JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import { writePostFiles } from '../../posts/adding/postFiles'
import { copied, createItemPost, GIVEN_UP_AFTER_MS } from './createItemPost'
import { deletedKeys, noteItem } from './knownItems'
import { addLeftOut, type ReadingTally, type ReadSource } from './source'
import { updateItemPost } from './updateItemPost'

export type KnownItem = Selectable<SourceItemTable>

interface Batch {
  items: readonly NetworkItem[]
  tally: ReadingTally
  /** Called before the first unknown item. */
  onNew?: () => Promise<void>
  /** Receives the number of processed items. */
  onItem?: (done: number) => Promise<void>
}

/**
 * Imports posts of a network, each as a whole: all pictures are copied before the post is written, so an interrupted run never leaves a partial post.
 * Returns whether all of them were known.
 */
export async function importItems(
  world: World,
  run: JobRun,
  source: ReadSource,
  { items, tally, onNew, onItem }: Batch,
): Promise<{ isKnown: boolean }> {
  const known = await knownItems(
    world,
    source,
    items.map(({ key }) => key),
  )
  const deleted = await deletedKeys(
    world,
    source,
    items.flatMap(({ key }) => (known.has(key) ? [] : [key])),
  )
  const isKnown = items.every(({ key }) => known.has(key))
  if (!isKnown) await onNew?.()
  for (const [index, item] of items.entries()) {
    run.signal.throwIfAborted()
    if (deleted.has(item.key)) await noteItem(world, world.db, source, item, {})
    else await importItem(world, run, source, { item, known: known.get(item.key), tally })
    // A known item causes no writes, not even a progress report.
    if (!known.has(item.key)) await onItem?.(index + 1)
  }
  return { isKnown }
}

async function knownItems(
  { db }: World,
  source: ReadSource,
  keys: readonly string[],
): Promise<Map<string, KnownItem>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('source_item')
    .selectAll()
    .where('source_id', '=', source.id)
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

async function importItem(
  world: World,
  run: JobRun,
  source: ReadSource,
  { item, known, tally }: { item: NetworkItem; known: KnownItem | undefined; tally: ReadingTally },
): Promise<void> {
  const isWaiting = known?.is_waiting === 1
  // It was already retried at the beginning of this run.
  if (isWaiting && known.read_at >= (run.job.started_at ?? 0)) return
  if (known && known.post_id !== null && mayHaveGrown(item)) {
    await growPost(world, run, source, { item, known, postId: known.post_id, tally })
    return
  }
  if (known && !isWaiting) {
    if (known.revision === item.revision && known.missing_since === null) return
    // Items that were deleted in the library or left out are skipped.
    if (known.post_id === null) return noteItem(world, world.db, source, item, {})
    if (await updateItemPost(world, source, known.post_id, item)) tally.changed += 1
    return
  }
  if (item.leftOut !== null) {
    await noteItem(world, world.db, source, item, { left_out: item.leftOut, is_waiting: 0 })
    addLeftOut(tally, item.leftOut)
    return
  }
  await createItemPost(world, run, source, {
    item,
    waitingSince: known?.missing_since ?? null,
    tally,
  })
}

/** Adds pictures and text that appeared later; failed copies are retried for a day. */
async function growPost(
  world: World,
  run: JobRun,
  source: ReadSource,
  {
    item,
    known,
    postId,
    tally,
  }: { item: NetworkItem; known: KnownItem; postId: number; tally: ReadingTally },
): Promise<void> {
  if (known.is_waiting === 0 && known.revision === item.revision) return
  const now = world.clock.now()
  const missing_since = known.is_waiting === 1 ? (known.missing_since ?? now) : now
  const files = await copied(world, run, source, item)
  if (files === 'unreachable' && now - missing_since < GIVEN_UP_AFTER_MS) {
    tally.waiting += 1
    return noteItem(world, world.db, source, item, { is_waiting: 1, missing_since })
  }
  if (Array.isArray(files)) await addItemMedia(world, source, postId, files)
  await noteItem(world, world.db, source, item, { is_waiting: 0 })
  if (await updateItemPost(world, source, postId, item)) tally.changed += 1
}

/** Appends media that appeared later, up to the post's limit. Media it already has are not duplicated, so an interrupted run may repeat this. */
async function addItemMedia(
  world: World,
  { accountId }: ReadSource,
  postId: number,
  files: readonly StoredFile[],
): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    // Waits for a concurrent save of the post.
    const post = await db
      .updateTable('post')
      .set((stored) => ({
        revision: stored('revision', '+', 1),
        updated_at: world.clock.now(),
      }))
      .where('id', '=', postId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (!post) return
    const has = await db
      .selectFrom('post_media')
      .innerJoin('media', 'media.id', 'post_media.media_id')
      .where('post_id', '=', postId)
      .select(['media.blob', 'post_media.position'])
      .execute()
    const more = files
      .filter(({ blob }) => has.every((one) => one.blob !== blob))
      .slice(0, Math.max(0, LIMITS.filesPerPost - has.length))
    const from = Math.max(-1, ...has.map(({ position }) => position)) + 1
    await writePostFiles(world, db, { id: postId, accountId, isStory: false }, more, from)
    await raiseContentVersion(db, accountId)
  })
}

/** Whether a known post may have new media. */
const mayHaveGrown = ({ isGrowing = false, leftOut }: NetworkItem): boolean =>
  isGrowing && leftOut === null
