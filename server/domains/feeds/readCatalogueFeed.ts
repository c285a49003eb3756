import type { FeedOffer as ShownOffer } from '@/contract/entities/catalogue/feed'
import { FEED_LIMITS } from '@/contract/feedLimits'
import type { Db } from '../../db/openDatabase'
import { pauseForWriters } from '../../db/writers'
import { outageOf } from '../../errors/outage'
import type { FeedEntry, FeedFacts, FeedOffer } from '../../feeds/feedOffer'
import { readFeed } from '../../feeds/readFeed'
import type { Pace } from '../../limits/pace'
import type { WebResponse, WebValidators } from '../../outbound/web'
import { type Job, deleteJob } from '../../queue/jobQueue'
import type { JobOutcome, JobRun } from '../../queue/jobRun'
import type { World } from '../../world'
import { planIndexing } from '../products/search/indexProducts'
import { applyLimits, applyReading, type ApplyLimits } from './applyReading'
import { mustAsk, closeReading, openReading, type Feed, feedJob } from './feedReading'
import { asJobFailure, refusedResponse } from './feedProblem'
import { idList, productsOf, stager, type PlacedOffer, type PlacedRejection } from './stageOffers'
import { missingProducts, deleteUnused, leaveWithFeed } from './leaveCatalogue'
import { writeRejections } from './rejectedOffers'

/** The interval between readings of a feed. */
export const READ_EVERY_MS = 3 * 3_600_000
const ACCEPT = 'application/xml, text/xml, text/csv, text/plain;q=0.9, */*;q=0.8'
/** Offers compared with the catalogue per query. */
const BATCH = 500

export interface FeedLimits extends ApplyLimits {
  /** From the first request to the last byte. */
  readingMs: number
  /** Until the response begins: some shops generate their feed during the request. */
  startMs: number
  /** The slowest pace allowed: a slower response would occupy a job runner for nothing. */
  pace: Pace
}

/**
 * A catalogue of two gigabytes from a slow shop takes half an hour. A small catalogue arrives
 * before its pace is measured.
 */
const LIMITS: Omit<FeedLimits, keyof ApplyLimits> = {
  readingMs: 30 * 60_000,
  startMs: 5 * 60_000,
  pace: { least: 16 * 1024, window: 2 * 60_000 },
}

/**
 * Reads a catalogue feed to its end before using it: the first offers of a new feed are stored for the review, others are applied
 * (product-rules/sources.md#feed).
 */
export async function readCatalogueFeed(
  world: World,
  run: JobRun,
  changedLimits: Partial<FeedLimits> = {},
): Promise<JobOutcome> {
  const limits = { ...LIMITS, ...applyLimits(world.db), ...changedLimits }
  const feed = await feedOf(world.db, run.job)
  if (!feed) return tidyAfterFeeds(world, run, limits.batch)
  const request = {
    accept: ACCEPT,
    maxBytes: FEED_LIMITS.bytes,
    limitMs: limits.readingMs,
    startMs: limits.startMs,
    pace: limits.pace,
    validators: validatorsOf(feed),
    signal: run.signal,
  }
  try {
    return await world.web.read(feed.link, request, (response) =>
      takeResponse({ world, run, feed, limits }, response),
    )
  } catch (error) {
    if (outageOf(error) === 'no-room') world.report(error)
    throw asJobFailure(error)
  }
}

interface FeedRun {
  world: World
  run: JobRun
  feed: Feed
  limits: FeedLimits
}

async function takeResponse(feedRun: FeedRun, response: WebResponse): Promise<JobOutcome> {
  const { world, run, feed } = feedRun
  const nextAt = world.clock.now() + READ_EVERY_MS
  const { etag, lastModified } = validatorsOf(feed)
  const isUnchanged = response.status === 304 && etag + lastModified !== ''
  if (isUnchanged) await noteUnchanged(world, feed)
  else if (response.status !== 200) throw refusedResponse(response.status)
  else if (feed.status === 'review') {
    await keepSample(world, run, feed, response)
    return { result: null, nextAt: null }
  } else await readAndApply(feedRun, response)
  return { result: null, nextAt }
}

async function readAndApply(
  { world, run, feed, limits }: FeedRun,
  response: WebResponse,
): Promise<void> {
  const id = await openReading(world, feed)
  try {
    const staged = stager(world.db, feed, id)
    const { facts, rejected } = await readOffers(run, response, staged.take)
    await applyReading(
      world,
      run,
      feed,
      {
        ...staged,
        id,
        facts,
        rejected: [...rejected, ...staged.rejected].slice(0, FEED_LIMITS.rejections),
        validators: response.validators,
      },
      limits,
    )
    await closeReading(world, id)
  } catch (error) {
    // The next reading repeats a failed cleanup; the error of this one matters more.
    await closeReading(world, id).catch(() => undefined)
    throw error
  }
}

function feedOf(db: Db, { account_id, subject }: Job): Promise<Feed | undefined> {
  return db
    .selectFrom('catalogue_feed')
    .selectAll()
    .where('id', '=', Number(subject))
    .where('account_id', '=', account_id)
    .where('status', '!=', 'disconnected')
    .executeTakeFirst()
}

/**
 * A held feed is read completely, because its stored counts and left-out offers are from a reading
 * that was not applied.
 */
const validatorsOf = ({ status, etag, last_modified }: Feed): WebValidators =>
  status === 'held' ? { etag: '', lastModified: '' } : { etag, lastModified: last_modified }

async function noteUnchanged({ db, clock }: World, { id, revision }: Feed): Promise<void> {
  await db
    .updateTable('catalogue_feed')
    .set({ read_at: clock.now() })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

async function keepSample(
  world: World,
  run: JobRun,
  feed: Feed,
  response: WebResponse,
): Promise<void> {
  const { id, revision } = feed
  const sample: ShownOffer[] = []
  const offered = idList()
  const { facts, rejected } = await readOffers(run, response, async (offers) => {
    for (const { offer } of offers)
      if (sample.length < FEED_LIMITS.sample) sample.push(shown(offer))
    // Only a link that replaces another one can lose products.
    if (feed.read_at === null || offers.length === 0) return
    for (const product of (await productsOf(world.db, feed, offers)).values()) {
      offered.add(product.id)
    }
  })
  const { ids, total } = await missingProducts(world.db, id, offered.sorted())
  const loss = { gone: ids.length, total }
  await world.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('catalogue_feed')
      .set({
        sample: JSON.stringify(sample),
        offer_count: facts.offers,
        rejected_count: facts.rejected,
        loss: mustAsk(loss, null) ? JSON.stringify(loss) : null,
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('status', '=', 'review')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await writeRejections(db, id, rejected)
  })
}

const shown = (offer: FeedOffer): ShownOffer => ({
  article: offer.id,
  vendorCode: offer.vendorCode,
  name: offer.name,
  brand: offer.brand,
  price: offer.price,
  oldPrice: offer.oldPrice,
  currency: offer.currency,
  inStock: offer.isInStock,
  link: offer.link,
  imageUrl: offer.pictures[0] ?? '',
  category: offer.category,
})

/** Reads to the end and passes the offers on in batches. */
async function readOffers(
  run: JobRun,
  response: WebResponse,
  take: (offers: readonly PlacedOffer[]) => void | Promise<void>,
): Promise<{ facts: FeedFacts; rejected: PlacedRejection[] }> {
  const entries = readFeed(response.body, { contentType: response.type, baseUrl: response.url })
  const rejected: PlacedRejection[] = []
  let batch: PlacedOffer[] = []
  let position = 0
  const pass = async () => {
    run.signal.throwIfAborted()
    await take(batch)
    batch = []
    await run.progress(position, null)
  }
  const sort = (entry: FeedEntry) => {
    const { line } = entry
    if (entry.kind === 'offer') batch.push({ offer: entry.offer, position, line })
    else if (rejected.length < FEED_LIMITS.rejections) {
      rejected.push({ position, line, article: entry.id, reason: entry.reason })
    }
    position += 1
  }
  for (;;) {
    const next = await entries.next()
    if (next.done) {
      await pass()
      return { facts: next.value, rejected }
    }
    sort(next.value)
    if (batch.length === BATCH) await pass()
  }
}

/**
 * Deletes a disconnected feed with its staged offers, records that its products have left the
 * catalogue, and deletes unused products. Works in batches; a new run resumes.
 */
async function tidyAfterFeeds(
  world: World,
  { job, signal, progress }: JobRun,
  batch: number,
): Promise<JobOutcome> {
  const { db, clock } = world
  const { account_id } = job
  const id = Number(job.subject)
  await closeReadings(world, id)
  for (let done = 0; ;) {
    signal.throwIfAborted()
    const left = await leaveWithFeed(db, id, { now: clock.now(), batch })
    if (left === 0) break
    done += left
    await progress(done, null)
    await pauseForWriters(world, signal)
  }
  await deleteUnused(world, { account_id, feed_id: null }, signal)
  await db.transaction().execute(async (transaction) => {
    await planIndexing(transaction, account_id, clock.now())
    await deleteJob(transaction, feedJob({ id, account_id }))
  })
  return { result: null, nextAt: null }
}

async function closeReadings(world: World, feedId: number): Promise<void> {
  const left = await world.db
    .selectFrom('feed_reading')
    .select('id')
    .where((reading) =>
      reading.or([reading('feed_id', '=', feedId), reading('feed_id', 'is', null)]),
    )
    .execute()
  for (const { id } of left) await closeReading(world, id)
}
