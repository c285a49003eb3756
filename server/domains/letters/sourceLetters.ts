import { accountPath } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import { TOKEN_NOTICE_MS, tokenExpiry } from '@/contract/entities/sources/tokenExpiry'
import { translate } from '../../language/messages'
import { iso } from '../../language/times'
import type { Db } from '../../db/openDatabase'
import { isUnderWay, problemOf } from '../../queue/jobRun'
import { readersOf, sendOnce, type Mailing } from '../accounts/mail/letters'
import { isForAPerson, presentProblem } from '../sources/reading/readingProblem'
import { readSources } from '../sources/reading/readSources'

/**
 * When a fault ends and returns, it is reported again only if its last letter is at least this old.
 */
const SILENCE_MS = 7 * DAY_MS

/** Reports sources that stopped until a person acts: one letter for each source and fault. */
export async function sendSourceLetters(world: Mailing): Promise<void> {
  const { db, clock, settings } = world
  const now = clock.now()
  for (const found of await readSources(db)) {
    const { accountId, shop, username, sourceId, name, job } = found
    const code = `source ${sourceId}`
    const problem = problemOf(job)
    // A running retry does not show yet whether the fault has ended.
    if (isUnderWay(job, now)) continue
    if (problem === null) {
      await forgetOld(db, code, now)
      continue
    }
    // A stop by the tariff is reported by the tariff letters.
    if (!isForAPerson(problem) || presentProblem('ru', problem).action === 'tariff') continue
    const occasion = { shop, topic: 'sources' as const, code, period: problem.code }
    for (const reader of await readersOf(db, accountId, 'sources')) {
      await sendOnce(world, reader, occasion, ({ locale }) => ({
        subject: translate(locale, 'server.letter_stopped-subject', { name }),
        lines: [
          translate(locale, 'server.letter_stopped', { name }),
          presentProblem(locale, problem).text,
        ],
        action: {
          label: translate(locale, 'server.letter_source-action'),
          url: `${settings.publicUrl}${accountPath(username)}#/sources`,
        },
      }))
    }
  }
}

/**
 * Lets the faults of a working source be reported again. Recent letters stay recorded: a source
 * that stops every few hours is not reported each time.
 */
async function forgetOld(db: Db, code: string, now: number): Promise<void> {
  await db
    .deleteFrom('sent_letter')
    .where('code', '=', code)
    .where('sent_at', '<=', now - SILENCE_MS)
    .execute()
}

/**
 * Sends letters two weeks and one week before a token expires. Shorter warnings are shown only in
 * the cabinet, because some tokens expire after an hour.
 */
export async function sendTokenLetters(world: Mailing): Promise<void> {
  const { db, clock, settings } = world
  const now = clock.now()
  const rows = await db
    .selectFrom('integration')
    .innerJoin('account', 'account.id', 'integration.account_id')
    .where('token_expires_at', '>', now)
    .where('token_expires_at', '<', now + TOKEN_NOTICE_MS)
    // A sign-in without a chosen profile or group reads nothing.
    .where('integration.name', '!=', '')
    .select([
      'integration.id',
      'integration.name',
      'integration.token_expires_at',
      'account.id as accountId',
      'account.name as shop',
      'account.username',
      'account.time_zone as zone',
    ])
    .orderBy('integration.id')
    .execute()
  for (const { id, name, token_expires_at, accountId, shop, username, zone } of rows) {
    const end = token_expires_at ?? 0
    const stage = tokenExpiry(iso(end), now)
    if (stage !== 'two-weeks' && stage !== 'week') continue
    const period = `${stage} ${iso(end)}`
    const occasion = { shop, topic: 'tokens' as const, code: `token ${id}`, period }
    for (const reader of await readersOf(db, accountId, 'tokens')) {
      await sendOnce(world, reader, occasion, ({ locale }) => {
        const format = new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          timeZone: zone,
        })
        return {
          subject: translate(locale, `server.letter_token-subject_${stage}`, { name }),
          lines: [translate(locale, 'server.letter_token', { name, date: format.format(end) })],
          action: {
            label: translate(locale, 'server.letter_token-action'),
            url: `${settings.publicUrl}${accountPath(username)}#/integrations`,
          },
        }
      })
    }
  }
}
