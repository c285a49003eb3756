import { accountPath } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import {
  ATTENTION_MESSAGES,
  ATTENTION_RIGHTS,
  type LetterKind,
} from '@/contract/entities/account/attention'
import { hasPermission } from '@/contract/permissions'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import { daysIn } from '../../language/times'
import { readersOf, sendOnce, type Mailing } from '../accounts/mail/letters'
import { attentionPoints, countNewPosts } from '../attention/attentionPoints'

/** A mailbox is looked at on Monday after nine, by the clock of the account. */
const MORNING = '09:00'
/** The epoch began on a Thursday. */
const MONDAY = 4

interface WeekTime {
  /** Since the epoch, from its Monday. */
  week: number
  isMonday: boolean
  /** Its Monday morning has not come yet. */
  isEarly: boolean
}

/** The week at a time (ms) in a zone. */
export function weekAt(now: number, timeZone: string): WeekTime {
  const [date = '', clock = ''] = daysIn(timeZone).clockOf(now).split(' ')
  const days = Date.parse(date) / DAY_MS - MONDAY
  const isMonday = days % 7 === 0
  return { week: Math.floor(days / 7), isMonday, isEarly: isMonday && clock < MORNING }
}

interface ToldAccount {
  time_zone: string
  digest_week: number | null
  created_at: number
}

/** The week whose digest is due: on its Monday from nine, and later when the server was away on that day. */
export function weekOfDigest(now: number, account: ToldAccount): number | null {
  const { week, isMonday, isEarly } = weekAt(now, account.time_zone)
  if (isEarly) return null
  if (isMonday) return week
  const isNew =
    account.digest_week === null && week === weekAt(account.created_at, account.time_zone).week
  return isNew || week <= (account.digest_week ?? -1) ? null : week
}

/**
 * Sends the weekly digest of what needs attention. A reader gets the points that they may know;
 * without points no letter is sent.
 */
export async function sendDigests(world: Mailing): Promise<void> {
  const { db, clock, settings } = world
  const now = clock.now()
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'username', 'time_zone', 'digest_week', 'created_at'])
    .orderBy('id')
    .execute()
  for (const account of accounts) {
    const { id, name: shop, username } = account
    const week = weekOfDigest(now, account)
    if (week === null) continue
    const readers = await readersOf(db, id, 'digest')
    let isDone = true
    const points = readers.length === 0 ? [] : await letterPoints(db, id, now)
    const occasion = { shop, topic: 'digest' as const, code: 'digest', period: String(week) }
    for (const reader of readers) {
      const own = points.filter(({ kind }) => hasPermission(reader, ATTENTION_RIGHTS[kind]))
      if (own.length === 0) continue
      const isSent = await sendOnce(world, reader, occasion, ({ locale }) => ({
        subject: translate(locale, 'server.letter_digest-subject', { shop }),
        lines: [translate(locale, 'server.letter_digest')],
        points: own.map(({ kind, count }) =>
          translate(locale, ATTENTION_MESSAGES[kind], { count }),
        ),
        action: {
          label: translate(locale, 'server.letter_digest-action'),
          url: `${settings.publicUrl}${accountPath(username)}`,
        },
      }))
      isDone &&= isSent
    }
    if (isDone && week !== account.digest_week) {
      await db.updateTable('account').set({ digest_week: week }).where('id', '=', id).execute()
    }
  }
}

interface LetterPoint {
  kind: LetterKind
  count: number
}

/** What the digest tells: all that waits, but for ends of tokens, which have letters of their own. */
async function letterPoints(db: Db, accountId: number, now: number): Promise<LetterPoint[]> {
  const waiting = await attentionPoints(db, accountId, now)
  const points: LetterPoint[] = waiting.filter(({ kind }) => kind !== 'token-ending')
  const posts = await countNewPosts(db, accountId, now)
  return posts > 0 ? [...points, { kind: 'new-posts', count: posts }] : points
}
