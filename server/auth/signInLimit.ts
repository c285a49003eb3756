import { createHash } from 'node:crypto'
import type { Db } from '../db/openDatabase'
import { tooMany } from '../errors/apiError'
import type { World } from '../world'
import type { CallerNetwork } from '../caller/callerNetwork'

const SECOND = 1000
const MINUTE = 60 * SECOND
const FIRST_WAIT_MS = 15 * SECOND
/**
 * The longest wait: short enough for a person whose e-mail is under attack, long enough to make
 * guessing hopeless.
 */
const MAX_WAIT_MS = 5 * MINUTE

/**
 * The number of failures without a wait, the time after which one of them is forgotten, and whether
 * a success resets them.
 */
interface Rule {
  free: number
  drainMs: number
  isOverWithSuccess: boolean
}

/** For guesses at one e-mail from one network, and for a known device with its own person. */
const CLOSE: Rule = { free: 10, drainMs: 15 * MINUTE, isOverWithSuccess: true }
/**
 * For guesses at one e-mail from any network. A single network never reaches this limit: with the
 * longest wait of `CLOSE`, each failure is forgotten before the next attempt is allowed.
 */
const OF_EMAIL: Rule = { free: 50, drainMs: MAX_WAIT_MS, isOverWithSuccess: false }
/** Per network; a successful sign-in does not reset it. */
const OF_NETWORK: Rule = { free: 50, drainMs: MINUTE, isOverWithSuccess: false }

/** For a claimed network, which may be a proxy of a whole town. */
const OF_CLAIMED_NETWORK: Rule = { free: 500, drainMs: MINUTE / 10, isOverWithSuccess: false }

/** Failures that share a limit. */
export interface Count {
  key: string
  rule: Rule
}

interface SignIn extends CallerNetwork {
  email: string
  /** A device where this person signed in before. */
  device: string | null
}

/**
 * The keys by which a sign-in is counted. A known device has its own count, which strangers cannot
 * exhaust. A claimed network is counted like any other: a client that invents a new one for each
 * guess is limited by the slower count of the e-mail.
 */
export function countsOfSignIn({ email, network, isClaimed, device }: SignIn): Count[] {
  if (device !== null) return [{ key: `device ${device}`, rule: CLOSE }]
  const counts = [
    { key: `email ${email} from ${network}`, rule: CLOSE },
    { key: `email ${email}`, rule: OF_EMAIL },
  ]
  if (network === '') return counts
  return [
    ...counts,
    { key: `network ${network}`, rule: isClaimed ? OF_CLAIMED_NETWORK : OF_NETWORK },
  ]
}

/** Guesses of the current password are counted apart: failed sign-ins of strangers must not prevent a password change. */
export function countOfPassword(personId: number): Count[] {
  return [{ key: `password of ${personId}`, rule: CLOSE }]
}

/** The wait before the next attempt after that many failures: doubles up to the longest wait. */
export function waitAfter(failures: number, free = CLOSE.free): number {
  if (failures < free) return 0
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - free))
}

/** The maximum number of remembered failures, from which each wait is the longest. */
const mostOf = ({ free }: Rule) => free + Math.ceil(Math.log2(MAX_WAIT_MS / FIRST_WAIT_MS)) + 1

/** A sign-in attempt, counted as failed until `succeed` undoes that. */
export interface Attempt {
  succeed(): Promise<void>
}

interface Counted extends Count {
  hash: string
  /** This attempt started a wait. */
  waits: boolean
}

/**
 * Counts an attempt as failed before it is verified: concurrent attempts must not all pass. Throws
 * 429 while one of the counts requires a wait; a refused attempt is not counted, so it does not
 * prolong the wait.
 */
export async function countAttempt(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  counts: readonly Count[],
): Promise<Attempt> {
  const now = clock.now()
  const keyed = counts.map((count) => ({ ...count, hash: hashOf(count.key) }))
  for (const { hash } of keyed) await refuseWaiting(db, hash, now)
  const counted: Counted[] = []
  // One row per transaction: attempts that share one of two rows cannot deadlock.
  for (const one of keyed) {
    const waits = await db.transaction().execute((row) => countKey(row, one.hash, one.rule, now))
    if (waits === null) {
      for (const done of counted) await giveBack(db, done, now)
      await refuseWaiting(db, one.hash, now)
    } else {
      counted.push({ ...one, waits })
    }
  }
  return {
    async succeed() {
      for (const one of counted) {
        if (one.rule.isOverWithSuccess) await forget(db, one.hash)
        else await giveBack(db, one, now)
      }
      await sweep(db, clock.now())
    },
  }
}

/** Hashed, so that the database contains neither addresses nor typed e-mails. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** Adds a failure to the count. Null when the key must wait, and then nothing is counted; otherwise whether a wait begins. */
async function countKey(
  db: Db,
  key_hash: string,
  rule: Rule,
  now: number,
): Promise<boolean | null> {
  const { drainMs, free } = rule
  const full = now + mostOf(rule) * drainMs
  const counted = await db
    .insertInto('sign_in_attempt')
    .values({ key_hash, drained_at: now + drainMs, retry_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet((row) => ({
          drained_at: row
            .case()
            .when('sign_in_attempt.drained_at', '<=', now)
            .then(now + drainMs)
            .when('sign_in_attempt.drained_at', '>=', full - drainMs)
            .then(full)
            .else(row('sign_in_attempt.drained_at', '+', drainMs))
            .end(),
        }))
        .where('sign_in_attempt.retry_at', '<=', now),
    )
    .returning('drained_at')
    .executeTakeFirst()
  if (!counted) return null
  const wait = waitAfter(Math.ceil((counted.drained_at - now) / drainMs), free)
  if (wait === 0) return false
  await db
    .updateTable('sign_in_attempt')
    .set({ retry_at: now + wait })
    .where('key_hash', '=', key_hash)
    .execute()
  return true
}

/**
 * Undoes the count of an attempt, and the wait that it started: during that wait no other attempt
 * is counted.
 */
async function giveBack(db: Db, { hash, rule, waits }: Counted, now: number): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set((row) => ({
      drained_at: row('drained_at', '-', rule.drainMs),
      ...(waits ? { retry_at: now } : {}),
    }))
    .where('key_hash', '=', hash)
    .execute()
}

async function forget(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key_hash', '=', hash).execute()
}

async function sweep(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('drained_at', '<=', now)
    .where('retry_at', '<=', now)
    .execute()
}

async function refuseWaiting(db: Db, hash: string, now: number): Promise<void> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select('retry_at')
    .where('key_hash', '=', hash)
    .executeTakeFirst()
  if (!row || row.retry_at <= now) return
  const seconds = Math.ceil((row.retry_at - now) / SECOND)
  throw tooMany(seconds)
}
