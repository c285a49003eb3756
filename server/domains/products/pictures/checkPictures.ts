import type { Db } from '../../../db/openDatabase'
import { planJob } from '../../../queue/jobQueue'
import type { JobOutcome, JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import { isPictureReadable } from './readPicture'

/** Concurrent requests. */
const AT_ONCE = 4
/** Products per run. */
const LOOKED_AT = 500
/** A failed picture is checked again after this. */
export const FAILED_AGAIN_MS = 24 * 3_600_000

interface Waiting {
  id: number
  image_url: string
}

/**
 * Checks whether the first pictures of new and changed products can be loaded, and checks failed ones again. Each result is stored on its own, so
 * that an interrupted run resumes.
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

/** As many pictures as the account's current share of each host allows. */
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

/** Only for the checked picture; one that replaced it meanwhile is checked later. */
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

/** When the first failed picture is checked again; null without any. */
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

/** The limit of picture requests from this process to one host per minute, for all accounts together. */
export const PICTURES_PER_HOST = 60
const MINUTE_MS = 60_000
/** Accounts that used a host within this time share it: each account runs once a minute. */
const SHARED_FOR_MS = 2 * MINUTE_MS

interface Host {
  /** When each account last had pictures of this host to check. */
  wanted: Map<number, number>
  granted: { accountId: number; at: number; count: number }[]
}

/** Keyed by the clock of a world, so that the worlds of tests are separate. */
const hosts = new WeakMap<World['clock'], Map<string, Host>>()

/** How many of its waiting pictures an account may request from a host now; hosts used by several accounts are shared evenly. */
function takeHostShare(
  { clock }: Pick<World, 'clock'>,
  { name, accountId, waiting }: { name: string; accountId: number; waiting: number },
): number {
  const now = clock.now()
  const known = hosts.get(clock) ?? new Map<string, Host>()
  hosts.set(clock, known)
  forgetOld(known, now)
  const host = known.get(name) ?? { wanted: new Map<number, number>(), granted: [] }
  known.set(name, host)
  host.wanted.set(accountId, now)
  const share = Math.max(1, Math.floor(PICTURES_PER_HOST / host.wanted.size))
  const all = host.granted.reduce((sum, { count }) => sum + count, 0)
  const own = host.granted
    .filter((one) => one.accountId === accountId)
    .reduce((sum, { count }) => sum + count, 0)
  const count = Math.max(0, Math.min(waiting, share - own, PICTURES_PER_HOST - all))
  if (count > 0) host.granted.push({ accountId, at: now, count })
  return count
}

function forgetOld(known: Map<string, Host>, now: number): void {
  for (const [name, host] of known) {
    for (const [accountId, at] of host.wanted) {
      if (at <= now - SHARED_FOR_MS) host.wanted.delete(accountId)
    }
    host.granted = host.granted.filter(({ at }) => at > now - MINUTE_MS)
    if (host.wanted.size === 0) known.delete(name)
  }
}

/** The minimum interval between two runs of an account, to limit the load on a shop's server. */
export const PICTURES_EVERY_MS = 60_000

/** Queues the picture check of new and changed products; must be called in the transaction that changed them. */
export function planPictures(db: Db, accountId: number, now: number): Promise<void> {
  const job = { accountId, kind: 'product-pictures', subject: 'products' } as const
  return planJob(db, job, now + PICTURES_EVERY_MS, now)
}
