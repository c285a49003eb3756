import type { Db } from '../../../db/openDatabase'
import type { JobOutcome, JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import { takeHostShare } from './hostShares'
import { isPictureReadable } from './isPictureReadable'
import { PICTURES_EVERY_MS } from './planPictures'

/** Requests at once. */
const AT_ONCE = 4
/** Products that a run looks at. */
const LOOKED_AT = 500
/** A picture that could not be loaded is tried again after this. */
export const FAILED_AGAIN_MS = 24 * 3_600_000

interface Waiting {
  id: number
  image_url: string
}

/**
 * Looks whether the first pictures of new and changed products can be loaded, and of those that could not. Each outcome
 * is stored by itself, so that a run that was ended is gone on with.
 */
export async function checkPictures(world: World, run: JobRun): Promise<JobOutcome> {
  const accountId = run.job.account_id
  const startedAt = world.clock.now()
  const waiting = await waitingPictures(world.db, accountId, startedAt)
  const now = withinShares(world, accountId, waiting)
  let failed = 0
  for (let start = 0; start < now.length; start += AT_ONCE) {
    run.signal.throwIfAborted()
    const outcomes = await Promise.all(
      now.slice(start, start + AT_ONCE).map(async (product) => {
        const isReadable = await isPictureReadable(world, product.image_url, run.signal)
        await store(world, product, isReadable)
        return isReadable
      }),
    )
    failed += outcomes.filter((isReadable) => !isReadable).length
    await run.progress(Math.min(start + AT_ONCE, now.length), waiting.length)
  }
  const isMore = waiting.length > now.length || waiting.length === LOOKED_AT
  return {
    result: { checked: now.length, failed },
    nextAt: isMore ? startedAt + PICTURES_EVERY_MS : await nextRetry(world.db, accountId),
  }
}

/** As many of each host as the account may ask it for now. */
function withinShares(world: World, accountId: number, waiting: readonly Waiting[]): Waiting[] {
  const byHost = new Map<string, Waiting[]>()
  for (const product of waiting) {
    const name = URL.canParse(product.image_url) ? new URL(product.image_url).host : ''
    const products = byHost.get(name)
    if (products) products.push(product)
    else byHost.set(name, [product])
  }
  return [...byHost].flatMap(([name, products]) =>
    products.slice(0, takeHostShare(world, { name, accountId, waiting: products.length })),
  )
}

function waitingPictures(db: Db, accountId: number, now: number): Promise<Waiting[]> {
  return db
    .selectFrom('sku')
    .select(['id', 'image_url'])
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .where('image_url', 'like', 'http%')
    .where(({ or, and, eb, ref }) =>
      or([
        eb('picture_url', 'is', null),
        eb('picture_url', '<>', ref('image_url')),
        and([eb('picture_failed', '=', 1), eb('picture_checked_at', '<=', now - FAILED_AGAIN_MS)]),
      ]),
    )
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute()
}

/** The picture that was looked at; another one that came meanwhile waits for its own turn. */
async function store({ db, clock }: World, { id, image_url }: Waiting, isReadable: boolean) {
  await db
    .updateTable('sku')
    .set({
      picture_url: image_url,
      picture_checked_at: clock.now(),
      picture_failed: isReadable ? 0 : 1,
    })
    .where('id', '=', id)
    .execute()
}

/** When the first of those that failed is tried again; null without any. */
async function nextRetry(db: Db, accountId: number): Promise<number | null> {
  const { first } = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .where('picture_failed', '=', 1)
    .select((sku) => sku.fn.min('picture_checked_at').as('first'))
    .executeTakeFirstOrThrow()
  return first === null ? null : first + FAILED_AGAIN_MS
}
