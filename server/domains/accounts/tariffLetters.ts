import { TARIFF_TIME_ZONE } from '@/contract/constants'
import { accountPath } from '@/contract/addresses'
import {
  accountNotices,
  NOTICE_MESSAGES,
  type AccountNotice,
  type NoticeCode,
} from '@/contract/entities/account/accountNotices'
import type { Usage } from '@/contract/entities/account/usage'
import type { Locale } from '@/contract/locale'
import { loadAllowance, presentUsage } from '../../allowance/allowance'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import { isoOrNull } from '../../language/times'
import type { World } from '../../world'

type Mailing = Pick<World, 'db' | 'clock' | 'settings' | 'sendLetter' | 'report'>

/** Mails the notices about tariffs to the accounts' owners, each once in its period. One that cannot be sent is tried again the next time. */
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
  for (const notice of accountNotices(subscription, usage, now)) {
    const letter = {
      account_id: account.id,
      code: notice.code,
      period: periodOf(notice, usage, subscription.paidUntil),
    }
    // Claimed first: of several processes one sends it.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('tariff_letter')
      .values({ ...letter, sent_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) continue
    try {
      await sendToOwners(world, account, notice)
    } catch (error) {
      await db
        .deleteFrom('tariff_letter')
        .where('account_id', '=', letter.account_id)
        .where('code', '=', letter.code)
        .where('period', '=', letter.period)
        .execute()
      throw error
    }
  }
}

const OF_LICENCE: readonly NoticeCode[] = ['week', 'two-weeks', 'ended', 'frozen-licence']

/** Notices about the licence belong to its end, the others to the month. */
const periodOf = ({ code }: AccountNotice, usage: Usage, paidUntil: string | null): string =>
  OF_LICENCE.includes(code) ? (paidUntil ?? '') : usage.monthStart

async function sendToOwners(
  { db, settings, sendLetter }: Mailing,
  { id, name, username }: LimitedAccount,
  { code, at }: AccountNotice,
): Promise<void> {
  const owners = await db
    .selectFrom('member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .where('member.account_id', '=', id)
    .where('member.is_owner', '=', 1)
    .select(['person.email', 'person.locale'])
    .execute()
  const url = `${settings.publicUrl}${accountPath(username)}#/profile`
  for (const { email, locale } of owners) {
    const notice = translate(locale, NOTICE_MESSAGES[code], {
      ended: day(locale, at.ended),
      frozen: day(locale, at.frozen),
      monthEnd: day(locale, at.monthEnd),
    })
    await sendLetter?.({
      to: email,
      subject: translate(locale, 'server.letter_tariff-subject', { shop: name }),
      text: translate(locale, 'server.letter_tariff', { notice, url, shop: name }),
    })
  }
}

const day = (locale: Locale, time: number | null): string =>
  time === null
    ? 'none'
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TARIFF_TIME_ZONE }).format(
        time,
      )
