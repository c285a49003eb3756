import { accountPath } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import { hasPermission, type Permission } from '@/contract/permissions'
import { dayOf } from '../../allowance/months'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import { problemOf } from '../../queue/jobRun'
import { readersOf, sendOnce, type Mailing } from '../accounts/mail/letters'
import { isForAPerson } from '../sources/reading/readingProblem'
import { readSources } from './sourceLetters'

const HOUR_MS = 60 * 60 * 1000
/** A mailbox is looked at on Monday after nine, by the clock of Moscow. */
const MORNING_MS = 9 * HOUR_MS
/** The epoch began on a Thursday. */
const MONDAY = 4

/** The week (since the epoch, from its Monday) whose digest is due at a time (ms); null on other days and before the morning. */
export function weekOfDigest(now: number): number | null {
  const day = dayOf(now - MORNING_MS)
  return day === dayOf(now) && day % 7 === MONDAY ? (day - MONDAY) / 7 : null
}

/** Mails once a week what needs attention, to each reader what they may know, and nothing when there is nothing. */
export async function sendDigests(world: Mailing): Promise<void> {
  const { db, clock, settings } = world
  const now = clock.now()
  const week = weekOfDigest(now)
  if (week === null) return
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'username'])
    .orderBy('id')
    .execute()
  for (const { id, name: shop, username } of accounts) {
    const readers = await readersOf(db, id, 'digest')
    if (readers.length === 0) continue
    const points = await pointsOf(db, id, now)
    const occasion = { shop, topic: 'digest' as const, code: 'digest', period: String(week) }
    for (const reader of readers) {
      const own = points.filter(({ right }) => hasPermission(reader, right))
      if (own.length === 0) continue
      await sendOnce(world, reader, occasion, ({ locale }) => ({
        subject: translate(locale, 'server.letter_digest-subject', { shop }),
        lines: [translate(locale, 'server.letter_digest')],
        points: own.map(({ text, count }) => translate(locale, text, { count })),
        action: {
          label: translate(locale, 'server.letter_digest-action'),
          url: `${settings.publicUrl}${accountPath(username)}`,
        },
      }))
    }
  }
}

interface Point {
  text: string
  right: Permission
  count: number
}

/** What needs attention in an account. */
async function pointsOf(db: Db, accountId: number, now: number): Promise<Point[]> {
  const sources = await readSources(db, accountId)
  const stopped = sources.filter(({ job }) => {
    const problem = problemOf(job)
    return problem !== null && isForAPerson(problem)
  })
  const { tokens } = await db
    .selectFrom('integration')
    .where('account_id', '=', accountId)
    .where('token_expires_at', '<=', now)
    .select((row) => row.fn.countAll<number>().as('tokens'))
    .executeTakeFirstOrThrow()
  const { feeds } = await db
    .selectFrom('catalogue_feed')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['review', 'held'])
    .select((row) => row.fn.countAll<number>().as('feeds'))
    .executeTakeFirstOrThrow()
  const { posts } = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .where('is_deleted', '=', 0)
    .where('is_published', '=', 0)
    .where('published_at', 'is', null)
    .where('is_enabled_scheduler', '=', 0)
    .where('created_at', '>', now - 7 * DAY_MS)
    .select((row) => row.fn.countAll<number>().as('posts'))
    .executeTakeFirstOrThrow()
  const all: Point[] = [
    { text: 'server.letter_digest-sources', right: 'MANAGE_SOURCES', count: stopped.length },
    { text: 'server.letter_digest-tokens', right: 'MANAGE_INTEGRATIONS', count: tokens },
    { text: 'server.letter_digest-feeds', right: 'MANAGE_FEED', count: feeds },
    { text: 'server.letter_digest-posts', right: 'PUBLISH_POST', count: posts },
  ]
  return all.filter(({ count }) => count > 0)
}
