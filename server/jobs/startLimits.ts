import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { forgetVisitors } from '../allowance/countUsage'
import { forgetMarks } from '../domains/analytics/shoppers'
import type { Share } from '../limits/minuteCounts'
import type { World } from '../world'

const SHARE_INTERVAL_MS = 1000
const REPORT_INTERVAL_MS = 60_000

/**
 * Shares counts with other processes each second. Each minute logs refusals and deletes past
 * counts. Returns a function that stops it.
 */
export function startLimits(
  world: Pick<World, 'db' | 'clock' | 'publicCalls' | 'report'>,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let isFailing = false
  const share = () => {
    last = last
      .then(() => shareCounts(world))
      .then(() => {
        isFailing = false
      })
      .catch((error: unknown) => {
        // Without the database each process limits alone; one report of the failure is enough.
        if (!isFailing) world.report(error)
        isFailing = true
      })
  }
  const reportAndForget = () => {
    reportRefusals(world)
    last = last
      .then(() => forgetCounts(world))
      .then(() => forgetVisitors(world.db, world.clock.now()))
      .then(() => forgetMarks(world.db, world.clock.now()))
      .catch(world.report)
  }
  const timers = [
    setInterval(share, SHARE_INTERVAL_MS),
    setInterval(reportAndForget, REPORT_INTERVAL_MS),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await last
    reportRefusals(world)
  }
}

export function reportRefusals({
  publicCalls,
  report,
}: Pick<World, 'publicCalls' | 'report'>): void {
  const line = publicCalls.refusals.takeReport()
  if (line !== null) report(line)
}

/** The limit of one statement; the rest is sent a second later. */
const MAX_CONCURRENT = 500

type Sharing = Pick<World, 'db' | 'clock' | 'publicCalls'>

/** Adds this process's counts to the shared totals, and reads the totals of all processes. */
export async function shareCounts({ db, clock, publicCalls }: Sharing): Promise<void> {
  const { counts } = publicCalls
  const { minute, shares } = counts.toShare(clock.now(), MAX_CONCURRENT)
  if (shares.length === 0) return
  const byHash = new Map(shares.map((share) => [hashOf(share), share]))
  const rows = await db
    .insertInto('public_call')
    .values(
      // The same order in all processes: those that share the same keys do not deadlock.
      [...byHash.keys()]
        .toSorted()
        .map((key_hash) => ({ key_hash, minute, calls: byHash.get(key_hash)?.added ?? 0 })),
    )
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        minute,
        calls: sql`case when public_call.minute = ${minute} then public_call.calls else 0 end + excluded.calls`,
      }),
    )
    .returning(['key_hash', 'calls'])
    .execute()
  for (const { key_hash, calls } of rows) {
    const share = byHash.get(key_hash)
    if (share) counts.wasShared(share, minute, calls)
  }
}

/** Deletes the counters of past minutes. */
export async function forgetCounts({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const minute = Math.floor(clock.now() / 60_000)
  await db.deleteFrom('public_call').where('minute', '<', minute).execute()
}

/** Hashed, so that the database contains no addresses. */
const hashOf = ({ key }: Share) => createHash('sha256').update(key).digest('hex')
