import { createHash } from 'node:crypto'
import type { Db } from '../db/openDatabase'
import { ApiError } from '../http/apiError'
import type { World } from '../world'
import { networkOf } from './networkOf'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** From this many failures in a row on, the next attempt has to wait. */
const FREE_FAILURES = 10
const FIRST_WAIT_MS = 15 * SECOND
/** Short enough for the person whose e-mail somebody else tries out, long enough to make guessing hopeless. */
const LONGEST_WAIT_MS = 5 * MINUTE
/** A row of failures is over after a day without one. */
const FORGOTTEN_AFTER_MS = 24 * 60 * MINUTE

/** How long the next attempt waits after so many failures in a row: doubles up to the longest wait. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES))
}

/**
 * Counts a sign-in as failed, for its e-mail and for its address, before it is verified: many at once must not
 * slip through together. Throws 429 while one of the two has to wait; a refused attempt is not counted, so
 * that knocking does not make the wait longer. `address` is empty when the caller has none.
 */
export async function countAttempt(
  { db, clock }: World,
  email: string,
  address: string,
): Promise<void> {
  const now = clock.now()
  const keys = keysOf(email, address)
  for (const key of keys) await refuseWaiting(db, key, now)
  // One row a transaction: attempts that share one of two rows cannot wait for each other.
  for (const key of keys) {
    const isCounted = await db.transaction().execute((one) => countKey(one, key, now))
    if (!isCounted) await refuseWaiting(db, key, now)
  }
}

/** The row of failures of the e-mail and of the address is over. Sweeps rows that ended long ago. */
export async function forgetAttempts(
  { db, clock }: World,
  email: string,
  address: string,
): Promise<void> {
  for (const key of keysOf(email, address)) {
    await db.deleteFrom('sign_in_attempt').where('key_hash', '=', key).execute()
  }
  await db
    .deleteFrom('sign_in_attempt')
    .where('failed_at', '<=', clock.now() - FORGOTTEN_AFTER_MS)
    .execute()
}

/** Hashes: whoever reads the database learns neither addresses nor what was typed for an e-mail. */
function keysOf(email: string, address: string): string[] {
  const keys = [`email ${email}`, ...(address === '' ? [] : [`address ${networkOf(address)}`])]
  return keys.map((key) => createHash('sha256').update(key).digest('hex'))
}

/** Returns false when the key has to wait, and then counts nothing. */
async function countKey(db: Db, key_hash: string, now: number): Promise<boolean> {
  const counted = await db
    .insertInto('sign_in_attempt')
    .values({ key_hash, failures: 1, retry_at: now, failed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet((row) => ({
          failures: row
            .case()
            .when('sign_in_attempt.failed_at', '<=', now - FORGOTTEN_AFTER_MS)
            .then(1)
            .else(row('sign_in_attempt.failures', '+', 1))
            .end(),
          failed_at: now,
        }))
        .where('sign_in_attempt.retry_at', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst()
  if (!counted) return false
  const wait = waitAfter(counted.failures)
  if (wait > 0) {
    await db
      .updateTable('sign_in_attempt')
      .set({ retry_at: now + wait })
      .where('key_hash', '=', key_hash)
      .execute()
  }
  return true
}

async function refuseWaiting(db: Db, key_hash: string, now: number): Promise<void> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select('retry_at')
    .where('key_hash', '=', key_hash)
    .executeTakeFirst()
  if (!row || row.retry_at <= now) return
  const seconds = Math.ceil((row.retry_at - now) / SECOND)
  throw new ApiError(429, 'too-many-attempts', {
    values: { seconds },
    facts: { retryAfterSeconds: seconds },
    headers: { 'Retry-After': String(seconds) },
  })
}
