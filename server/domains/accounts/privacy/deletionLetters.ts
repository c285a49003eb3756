import { accountPath } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import { DELETION_DAYS } from '@/contract/entities/account/deletion'
import { hasPermission } from '@/contract/permissions'
import { sharedDay } from '@/contract/text/sharedDay'
import { permissionsOf } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { translate } from '../../../language/messages'
import { iso } from '../../../language/times'
import { composeLetter } from '../../../outbound/composeLetter'
import { sendOnce, type Mailing, type Reader } from '../mail/letters'

/** How long before the deletion the second letter is sent. */
const REMINDER_MS = 7 * DAY_MS

/** Mails the members who manage users about the deletion of their account: when it is requested, and a week before it. */
export async function sendDeletionLetters(world: Mailing): Promise<void> {
  const rows = await world.db
    .selectFrom('account')
    .where('deletes_at', '>', world.clock.now())
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    await sendDeletionLetter(world, id).catch(world.report)
  }
}

/** Sends the due letters of an account, each once. */
export async function sendDeletionLetter(world: Mailing, accountId: number): Promise<void> {
  const { db, clock, settings, sendLetter } = world
  if (sendLetter === null) return
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['name', 'username', 'deletion_asked_at', 'deletes_at'])
    .executeTakeFirst()
  if (!account || account.deletion_asked_at === null || account.deletes_at === null) return
  const { name: shop, deletes_at: end } = account
  const isLate = clock.now() >= end - REMINDER_MS
  const occasion = {
    shop,
    topic: null,
    code: isLate ? 'deletion-soon' : 'deletion',
    period: iso(account.deletion_asked_at),
  }
  for (const reader of await managersOf(db, accountId)) {
    await sendOnce(world, reader, occasion, ({ locale }) => ({
      subject: translate(locale, 'server.letter_deletion-subject', { shop }),
      lines: [
        translate(locale, 'server.letter_deletion', { shop, date: sharedDay(locale, end) }),
        translate(locale, 'server.letter_deletion-keep'),
      ],
      action: {
        label: translate(locale, 'server.letter_deletion-action'),
        url: `${settings.publicUrl}${accountPath(account.username)}#/profile`,
      },
    }))
  }
}

/** What the last letter about an account needs, read before its rows are gone. */
export interface Farewell {
  shop: string
  readers: Pick<Reader, 'email' | 'locale'>[]
  /** Until when the account's payments are kept (ms); null when it had none. */
  keptUntil: number | null
}

/** Tells who could manage users that the account is gone, and what is kept of it. One that cannot be sent is lost: the address is gone too. */
export async function sendFarewell(
  { sendLetter, report }: Pick<Mailing, 'sendLetter' | 'report'>,
  { shop, readers, keptUntil }: Farewell,
): Promise<void> {
  if (sendLetter === null) return
  for (const { email, locale } of readers) {
    const kept =
      keptUntil === null
        ? translate(locale, 'server.letter_deleted-nothing')
        : translate(locale, 'server.letter_deleted-kept', { date: sharedDay(locale, keptUntil) })
    const letter = composeLetter({
      locale,
      to: email,
      subject: translate(locale, 'server.letter_deleted-subject', { shop }),
      lines: [translate(locale, 'server.letter_deleted', { shop, days: DELETION_DAYS }), kept],
      notes: [translate(locale, 'server.letter_deleted-note')],
    })
    await sendLetter(letter).catch(report)
  }
}

/** The members who may manage users, whatever letters they refuse. */
export async function managersOf(db: Db, accountId: number): Promise<Reader[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .where('member.account_id', '=', accountId)
    .select(['member.id as memberId', 'member.role_id', 'member.is_owner'])
    .select(['person.email', 'person.locale'])
    .orderBy('member.id')
    .execute()
  const readers: Reader[] = []
  for (const { role_id, is_owner, ...row } of rows) {
    const permissions = role_id === null ? [] : await permissionsOf(db, role_id)
    const reader = { ...row, isOwner: is_owner === 1, isViewedByAdmin: false, permissions }
    if (hasPermission(reader, 'MANAGE_USERS')) readers.push(reader)
  }
  return readers
}
