import { sql } from 'kysely'
import { LANDING_PATH, LANDING_UNSUBSCRIBE, UNSUBSCRIBE_PATH } from '@/contract/addresses'
import { MAIL_TOPICS, TOPIC_RIGHTS, type MailTopic } from '@/contract/entities/account/mail'
import type { Locale } from '@/contract/locale'
import { hasPermission, type PermissionHolder } from '@/contract/permissions'
import { permissionsOf } from '../../../auth/actor'
import { refused } from '../../../errors/apiError'
import type { Db } from '../../../db/openDatabase'
import { translate } from '../../../language/messages'
import { composeLetter, type LetterContent } from '../../../outbound/composeLetter'
import type { World } from '../../../world'

export type Mailing = Pick<World, 'db' | 'clock' | 'settings' | 'sendLetter' | 'report' | 'secrets'>

/** A member to whom letters about an account are sent. */
export interface Reader extends PermissionHolder {
  memberId: number
  email: string
  locale: Locale
}

/** Composes the parts of a letter that depend on its reader. */
export type LetterTo = (
  reader: Reader,
) => Pick<LetterContent, 'subject' | 'lines' | 'figures' | 'sections' | 'action'>

/** Owners get letters unless they refuse them, others only if they choose them; reports get only those who choose them. */
export function wantsLetters(topic: MailTopic, isOwner: boolean, chosen: number | null): boolean {
  return chosen === null ? isOwner && topic !== 'reports' : chosen === 1
}

/** The members of an account who want letters about a topic and have the right to its content. */
export async function readersOf(db: Db, accountId: number, topic: MailTopic): Promise<Reader[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .innerJoin('account', 'account.id', 'member.account_id')
    .leftJoin('mail_choice', (join) =>
      join.onRef('mail_choice.member_id', '=', 'member.id').on('mail_choice.topic', '=', topic),
    )
    .where('member.account_id', '=', accountId)
    // Nothing needs attention in an account that awaits its deletion.
    .where('account.deletion_asked_at', 'is', null)
    // The team of a suspended account cannot act on anything; what it pays for is still reported.
    .$if(topic !== 'limits', (members) => members.where('account.suspended_at', 'is', null))
    // A member who was added with a password and has never signed in has not agreed to letters.
    .where(({ or, eb }) => or([eb('member.joined_at', 'is not', null), eb('is_owner', '=', 1)]))
    .select([
      'member.id as memberId',
      'member.role_id',
      'member.is_owner',
      'mail_choice.is_on',
      'person.email',
      'person.locale',
    ])
    .orderBy('member.id')
    .execute()
  const readers: Reader[] = []
  for (const { role_id, is_owner, is_on, ...row } of rows) {
    const isOwner = is_owner === 1
    if (!wantsLetters(topic, isOwner, is_on)) continue
    const permissions = role_id === null ? [] : await permissionsOf(db, role_id)
    const reader = { ...row, isOwner, isViewedByAdmin: false, permissions }
    if (mayRead(reader, topic)) readers.push(reader)
  }
  return readers
}

const mayRead = (holder: PermissionHolder, topic: MailTopic): boolean => {
  const right = TOPIC_RIGHTS[topic]
  return right === null || hasPermission(holder, right)
}

/** The topics that a person may choose, in the order of the dialog. */
export const topicsOf = (holder: PermissionHolder): MailTopic[] =>
  MAIL_TOPICS.filter((topic) => mayRead(holder, topic))

interface Occasion {
  shop: string
  /** Null for a letter that cannot be refused. */
  topic: MailTopic | null
  code: string
  period: string
}

/** A letter that is being sent for this long was lost with its process; the mail server is waited for much shorter. */
const LOST_MS = 15 * 60 * 1000

/**
 * Sends a letter to one reader once for its code and period, by one of several processes. Returns whether it was sent,
 * now or before; otherwise the next call tries again. A process that ends while the mail server accepts a letter leaves
 * open whether it did: the next one sends it under the same message id, by which mail programs know the copy.
 */
export async function sendOnce(
  world: Mailing,
  reader: Reader,
  { shop, topic, code, period }: Occasion,
  letterTo: LetterTo,
): Promise<boolean> {
  const { db, sendLetter } = world
  const row = { member_id: reader.memberId, code, period }
  const claim = await claimLetter(world, row)
  if (claim.isAnothers) return claim.isSent
  const ofLetter = sql<boolean>`member_id = ${row.member_id} and code = ${code} and period = ${period}`
  try {
    const { locale, email, memberId } = reader
    await sendLetter?.({
      ...composeLetter({
        ...letterTo(reader),
        locale,
        to: email,
        notes: [translate(locale, 'server.letter_shop-note', { shop })],
        ...(topic === null ? {} : { unsubscribe: unsubscribeLinks(world, memberId, topic) }),
      }),
      messageKey: [row.member_id, code, period, claim.sentAt].join(' '),
    })
  } catch (error) {
    world.report(error)
    await db.deleteFrom('sent_letter').where(ofLetter).execute()
    return false
  }
  await db.updateTable('sent_letter').set({ pending_since: null }).where(ofLetter).execute()
  return true
}

type Claim = { isAnothers: true; isSent: boolean } | { isAnothers: false; sentAt: number }

/** Claims a letter before it is sent, so that only one process sends it. */
async function claimLetter(
  { db, clock }: Mailing,
  row: { member_id: number; code: string; period: string },
): Promise<Claim> {
  const now = clock.now()
  const claimed = await db
    .insertInto('sent_letter')
    .values({ ...row, sent_at: now, pending_since: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'code', 'period'])
        .doUpdateSet({ pending_since: now })
        .where('sent_letter.pending_since', '<=', now - LOST_MS),
    )
    .returning('sent_at')
    .executeTakeFirst()
  if (claimed) return { isAnothers: false, sentAt: claimed.sent_at }
  const known = await db
    .selectFrom('sent_letter')
    .where('member_id', '=', row.member_id)
    .where('code', '=', row.code)
    .where('period', '=', row.period)
    .select('pending_since')
    .executeTakeFirst()
  return { isAnothers: true, isSent: known?.pending_since === null }
}

/** The purpose for which the tokens of unsubscribing links are sealed; they are invalid for any other. */
const PLACE = 'mail.unsubscribe'

function unsubscribeLinks(
  { settings, secrets }: Mailing,
  memberId: number,
  topic: MailTopic,
): NonNullable<LetterContent['unsubscribe']> {
  const token = secrets.seal(`${memberId} ${topic}`, PLACE)
  return {
    page: `${settings.publicUrl}${LANDING_PATH}#${LANDING_UNSUBSCRIBE}=${token}`,
    oneClick: `${settings.publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`,
  }
}

/** Ends the letters of the topic and member that a link names; throws `link-over` for any other token. */
export async function unsubscribe(
  { db, secrets }: Pick<World, 'db' | 'secrets'>,
  token: string,
): Promise<void> {
  const [id, named] = secrets.open(token, PLACE)?.split(' ') ?? []
  const topic = MAIL_TOPICS.find((one) => one === named)
  const member = topic
    ? await db.selectFrom('member').where('id', '=', Number(id)).select('id').executeTakeFirst()
    : undefined
  if (!topic || !member) throw refused('link-over')
  await storeChoice(db, member.id, topic, false)
}

export async function storeChoice(
  db: Db,
  memberId: number,
  topic: MailTopic,
  isOn: boolean,
): Promise<void> {
  const is_on = isOn ? 1 : 0
  await db
    .insertInto('mail_choice')
    .values({ member_id: memberId, topic, is_on })
    .onConflict((conflict) => conflict.columns(['member_id', 'topic']).doUpdateSet({ is_on }))
    .execute()
}
