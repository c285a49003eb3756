import { accountPath } from '@/contract/addresses'
import {
  accountNotices,
  NOTICE_MESSAGES,
  type AccountNotice,
  type NoticeCode,
} from '@/contract/entities/account/accountNotices'
import type { Usage } from '@/contract/entities/account/usage'
import type { Locale } from '@/contract/locale'
import { sharedDay } from '@/contract/text/sharedDay'
import { loadAllowance, presentUsage } from '../../allowance/allowance'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import { isoOrNull } from '../../language/times'
import { readersOf, sendOnce, type LetterTo, type Mailing } from './mail/letters'

/** Mails the notices about tariffs, each once in its period. */
export async function sendTariffLetters(world: Mailing): Promise<void> {
  if (world.sendLetter === null) return
  for (const account of await limitedAccounts(world.db)) {
    try {
      await sendNotices(world, account)
    } catch (error) {
      world.report(error)
    }
  }
}

type LimitedAccount = Awaited<ReturnType<typeof limitedAccounts>>[number]

/** Accounts whose tariff has an end or a limit. */
const limitedAccounts = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('plan', 'plan.id', 'account.plan_id')
    .where(({ or, eb }) =>
      or([
        eb('account.paid_until', 'is not', null),
        eb('plan.traffic_limit', 'is not', null),
        eb('plan.widget_loads_per_month', 'is not', null),
        eb('plan.storage_bytes', 'is not', null),
      ]),
    )
    .select([
      'account.id',
      'account.name',
      'account.username',
      'account.created_at',
      'account.paid_until',
      'account.is_auto_renewal',
    ])
    .orderBy('account.id')
    .execute()

async function sendNotices(world: Mailing, account: LimitedAccount): Promise<void> {
  const { db, clock } = world
  const now = clock.now()
  const usage = presentUsage(await loadAllowance(db, account.id, now), account.created_at, now)
  const subscription = {
    paidUntil: isoOrNull(account.paid_until),
    isAutoRenewal: account.is_auto_renewal === 1,
  }
  const readers = await readersOf(db, account.id, 'limits')
  const url = `${world.settings.publicUrl}${accountPath(account.username)}#/profile`
  for (const notice of accountNotices(subscription, usage, now)) {
    const occasion = {
      shop: account.name,
      topic: 'limits' as const,
      code: notice.code,
      period: periodOf(notice, usage, subscription.paidUntil),
    }
    for (const reader of readers) {
      await sendOnce(world, reader, occasion, ({ locale }) =>
        noticeLetter(locale, account.name, notice, url),
      )
    }
  }
}

const OF_LICENCE: readonly NoticeCode[] = ['week', 'two-weeks', 'ended', 'frozen-licence']

/** Notices about the licence are sent once for its end, the others once a month. */
const periodOf = ({ code }: AccountNotice, usage: Usage, paidUntil: string | null): string =>
  OF_LICENCE.includes(code) ? (paidUntil ?? '') : usage.monthStart

function noticeLetter(
  locale: Locale,
  shop: string,
  { code, at }: AccountNotice,
  url: string,
): ReturnType<LetterTo> {
  return {
    subject: translate(locale, 'server.letter_tariff-subject', { shop }),
    lines: [
      translate(locale, NOTICE_MESSAGES[code], {
        ended: day(locale, at.ended),
        frozen: day(locale, at.frozen),
        monthEnd: day(locale, at.monthEnd),
      }),
    ],
    action: { label: translate(locale, 'server.letter_tariff-action'), url },
  }
}

const day = (locale: Locale, time: number | null): string =>
  time === null ? 'none' : sharedDay(locale, time)
