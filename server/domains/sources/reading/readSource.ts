import type { Selectable } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import type { IntegrationTable, SourceTable } from '../../../db/tables/integrations'
import { NetworkFailure } from '../../../networks/networkFailure'
import { MAX_LOOKED_UP, type ItemPage, type SourceReader } from '../../../networks/sourceReader'
import { MEGABYTE } from '@/contract/files/uploads'
import { addingProblem, loadAllowance } from '../../../allowance/allowance'
import type { Job } from '../../../queue/jobQueue'
import { JobFailure, type JobOutcome, type JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import { GIVEN_UP_AFTER_MS } from './createItemPost'
import { importItems } from './importItems'
import { openReader } from './openReader'
import { READ_EVERY_MS, readAgainAfter, waitsByReading } from './readingPlan'
import { type ReadSource, addLeftOut, emptyTally, type ReadingTally } from './source'
import { checkPosts } from './checkPosts'
import { noteItem } from './knownItems'
import { asJobFailure } from './readingProblem'

type Source = Selectable<SourceTable>
type Integration = Selectable<IntegrationTable>

/**
 * The maximum of posts that the first reading of a source imports; older ones are never imported.
 */
export const FIRST_POSTS = 500

/**
 * Reads new posts of a source: from the newest back to a page of known ones, or up to `FIRST_POSTS`
 * the first time (product-rules/sources.md#reading-a-network).
 */
export async function readSource(world: World, run: JobRun): Promise<JobOutcome> {
  const source = await sourceOf(world.db, run.job)
  const integration = source && (await integrationOf(world.db, source))
  if (!source || !integration) return { result: null, nextAt: null }
  // A group is not chosen yet; choosing one queues the reading.
  if (integration.status === 'waiting' && !waitsByReading(integration.type)) {
    return { result: null, nextAt: null }
  }
  const tally = emptyTally()
  try {
    await demandReading(world, source)
    const reader = openReader(world, integration, run.signal, source)
    await readAgain(world, run, readOf(source), reader, tally)
    await readPages(world, run, source, { reader, tally })
    await giveUpWaiting(world, source, reader, tally)
    await noteRead(world, source, integration)
    await checkAgain(world, run, source, reader)
  } catch (error) {
    const failure = asOperators(world, integration, error)
    if (failure !== error) world.report(error)
    if (isKeyLost(failure)) await noteLostKey(world, integration)
    throw asJobFailure(failure, integration.type, world.clock.now())
  }
  return { result: tally, nextAt: world.clock.now() + readAgainAfter(world, integration) }
}

/**
 * Refuses a reading while the account's tariff does not permit its posts. The reading is retried
 * soon, so that a newly paid tariff takes effect.
 */
async function demandReading({ db, clock }: World, { account_id }: Source): Promise<void> {
  const now = clock.now()
  const allowance = await loadAllowance(db, account_id, now)
  const problem = addingProblem(allowance, 'file')
  if (problem === null) return
  const limit = Math.round((allowance.storage.limit ?? 0) / MEGABYTE)
  throw new JobFailure({ code: `reading-${problem}`, values: { limit } }, now + READ_EVERY_MS)
}

const isKeyLost = (error: unknown) => error instanceof NetworkFailure && error.kind === 'key'

/** A failure of the operator's own key is reported as an internal one: the merchant cannot fix it. */
function asOperators({ settings }: World, { type }: Integration, error: unknown): unknown {
  const isOperators = type === 'vk' && settings.vkServiceKey !== null
  if (!isOperators || !(error instanceof NetworkFailure)) return error
  const { kind, restMs } = error
  if (kind === 'key' || kind === 'rights') return new NetworkFailure('refused')
  return kind === 'person' || kind === 'limited'
    ? new NetworkFailure('operator', '', restMs)
    : error
}

/** Skipped after the first reading. When the check of old posts fails, the new ones stay and are reported. */
async function checkAgain(
  world: World,
  run: JobRun,
  source: Source,
  reader: SourceReader,
): Promise<void> {
  const { checked_at } = source
  if (checked_at === null) return
  try {
    await checkPosts(world, run, { ...source, checked_at }, reader)
  } catch (error) {
    if (!(error instanceof NetworkFailure) || isKeyLost(error)) throw error
  }
}

function sourceOf(db: Db, { account_id, subject }: Job): Promise<Source | undefined> {
  return db
    .selectFrom('source')
    .selectAll()
    .where('id', '=', Number(subject))
    .where('account_id', '=', account_id)
    .executeTakeFirst()
}

function integrationOf(db: Db, { integration_id }: Source): Promise<Integration | undefined> {
  return db
    .selectFrom('integration')
    .selectAll()
    .where('id', '=', integration_id)
    .executeTakeFirst()
}

const readOf = ({ id, account_id, type }: Source): ReadSource => ({
  id,
  accountId: account_id,
  type,
})

/** Items whose copies failed last time are tried first: they may be many pages away. */
async function readAgain(
  world: World,
  run: JobRun,
  source: ReadSource,
  reader: SourceReader,
  tally: ReadingTally,
): Promise<void> {
  const { lookUp, isLookedUp = () => true } = reader
  if (!lookUp) return
  const all = await world.db
    .selectFrom('source_item')
    .select('key')
    .where('source_id', '=', source.id)
    .where('is_waiting', '=', 1)
    .orderBy('key')
    .execute()
  const waiting = all.filter(({ key }) => isLookedUp(key)).slice(0, MAX_LOOKED_UP)
  if (waiting.length === 0) return
  const items = await lookUp(waiting.map(({ key }) => key))
  await importItems(world, run, source, { items, tally })
  for (const { key } of waiting) {
    const isGone = items.every((item) => item.key !== key)
    if (!isGone) continue
    const fate = { left_out: 'media-gone', is_waiting: 0 } as const
    await noteItem(world, world.db, source, { key, revision: '' }, fate)
    addLeftOut(tally, 'media-gone')
  }
}

async function readPages(
  world: World,
  run: JobRun,
  source: Source,
  { reader, tally }: { reader: SourceReader; tally: ReadingTally },
): Promise<void> {
  for (const pages of [reader.pages(), ...(reader.otherPages?.() ?? [])]) {
    await readList(world, run, source, { pages, tally, isQueue: reader.isQueue ?? false })
  }
}

interface ReadList {
  pages: AsyncIterable<ItemPage>
  tally: ReadingTally
  isQueue: boolean
}

async function readList(
  world: World,
  run: JobRun,
  source: Source,
  { pages, tally, isQueue }: ReadList,
): Promise<void> {
  const isFirst = source.caught_up_at === null && !isQueue
  const seen = new Set<string>()
  for await (const { items, total, hasMore, isMixed = false, confirm } of pages) {
    // Pages overlap.
    const fresh = items.filter(({ key }) => !seen.has(key))
    const wanted = isFirst ? fresh.slice(0, FIRST_POSTS - seen.size) : fresh
    const expected = isFirst ? Math.min(total ?? wanted.length, FIRST_POSTS) : null
    const before = seen.size
    for (const { key } of wanted) seen.add(key)
    if (before > 0) await demandReading(world, source)
    const { isKnown } = await importItems(world, run, readOf(source), {
      items: wanted,
      tally,
      // Records the gap before the first new item: after an interruption, the next run would
      // otherwise stop at the items that this run has read.
      onNew: () => (hasMore && !isQueue ? noteGap(world, source) : Promise.resolve()),
      onItem: (done) => run.progress(before + done, expected),
    })
    await confirm?.()
    const isFull = isFirst && seen.size >= FIRST_POSTS
    if (isFull && (hasMore || wanted.length < fresh.length)) await noteOlder(world, source)
    if (isQueue) continue
    if (!hasMore) return
    const isOver = isFirst ? isFull : isKnown && !isMixed
    if (isOver) return
  }
}

/** Abandons items that the network no longer lists and cannot look up: their pictures were retried for a day. */
async function giveUpWaiting(
  { db, clock }: World,
  { id }: Source,
  { lookUp, isLookedUp = () => lookUp !== null }: SourceReader,
  tally: ReadingTally,
): Promise<void> {
  const old = await db
    .selectFrom('source_item')
    .select('key')
    .where('source_id', '=', id)
    .where('is_waiting', '=', 1)
    .where('missing_since', '<=', clock.now() - GIVEN_UP_AFTER_MS)
    .execute()
  for (const { key } of old) {
    if (isLookedUp(key)) continue
    await db
      .updateTable('source_item')
      .set({ is_waiting: 0, left_out: 'media-gone' })
      .where('source_id', '=', id)
      .where('key', '=', key)
      .execute()
    addLeftOut(tally, 'media-gone')
  }
}

/**
 * Records that older posts exist. Only for a source that was never read to its end; otherwise its
 * older posts were imported.
 */
async function noteOlder({ db }: World, { id }: Source): Promise<void> {
  await db
    .updateTable('source')
    .set({ has_older: 1 })
    .where('id', '=', id)
    .where('synced_at', 'is', null)
    .execute()
}

async function noteGap({ db }: World, { id }: Source): Promise<void> {
  await db
    .updateTable('source')
    .set({ caught_up_at: null })
    .where('id', '=', id)
    .where('caught_up_at', 'is not', null)
    .execute()
}

/**
 * Marks a connection whose owner must provide another key. A connection that received one meanwhile
 * does not change.
 */
async function noteLostKey({ db }: World, { id, revision }: Integration): Promise<void> {
  await db
    .updateTable('integration')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

async function noteRead(world: World, source: Source, integration: Integration): Promise<void> {
  const synced_at = world.clock.now()
  await world.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('integration')
      .set({ synced_at, status: 'working' })
      .where('id', '=', integration.id)
      // Another group may have been chosen meanwhile, which was not read.
      .where('provider_id', '=', integration.provider_id)
      .where('status', '!=', 'waiting')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await db
      .updateTable('source')
      // Posts imported by the first reading need no check today.
      .set({ synced_at, caught_up_at: synced_at, checked_at: source.checked_at ?? synced_at })
      .where('id', '=', source.id)
      .execute()
  })
}
