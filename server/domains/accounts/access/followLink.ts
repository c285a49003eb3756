import type { AuditAction } from '@/contract/entities/account/auditActions'
import { type Person, endOtherSessions } from '../../../auth/sessions'
import { hashPassword } from '../../../auth/passwords'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { endPasswordLinks, linkTarget, takeLink } from './accessLinks'
import { auditPerson } from '../../../auth/audit'
import { checkNewPassword } from '../checkPerson'
import { lookAtChange, type ChangeFacts } from '../mail/emailChange'
import { newPerson } from './inviteMember'

/** The facts of a link for the page that opens it. */
export interface LinkFacts {
  purpose: 'invitation' | 'password'
  email: string
  /** The account of an invitation. */
  accountName: string | null
  username: string | null
  /** Whether the link sets a password; otherwise the person has one and signs in. */
  needsPassword: boolean
}

/** Throws `link-over` for a link that was used, has expired or never existed. */
export async function lookAtLink(
  { db, clock }: World,
  token: string,
): Promise<LinkFacts | ChangeFacts> {
  const change = await lookAtChange({ db, clock }, token)
  if (change) return change
  const target = await linkTarget(db, clock.now(), token)
  if ('personId' in target) {
    const { email } = await personById(db, target.personId)
    return { purpose: 'password', email, accountName: null, username: null, needsPassword: true }
  }
  const invitation = await invitationById(db, target.memberId)
  const known = await db
    .selectFrom('person')
    .where('email', '=', invitation.email)
    .select('id')
    .executeTakeFirst()
  return {
    purpose: 'invitation',
    email: invitation.email,
    accountName: invitation.accountName,
    username: invitation.username,
    needsPassword: known === undefined,
  }
}

interface ChosenPassword {
  password: string
  confirmedPassword: string
}

/**
 * Sets the password of a link, then ends the link and all sessions of the person. An invitation creates the person; an existing person keeps their
 * password and must sign in. Returns the person.
 */
export async function choosePassword(
  world: World,
  token: string,
  { password, confirmedPassword }: ChosenPassword,
): Promise<{ id: number; password_hash: string }> {
  const { db, clock, settings } = world
  const now = clock.now()
  // Checked first, so that a caller without a valid link does not cause the slow hashing.
  await linkTarget(db, now, token)
  checkNewPassword(password, confirmedPassword)
  const password_hash = await hashPassword(password, settings.passwordCost)
  return db.transaction().execute(async (transaction) => {
    const target = await takeLink(transaction, now, token)
    if ('personId' in target) {
      const id = target.personId
      await transaction.updateTable('person').set({ password_hash }).where('id', '=', id).execute()
      await endOtherSessions(transaction, { personId: id, token: null, now })
      await noteByLink(transaction, world, 'person.password', null, id)
      return { id, password_hash }
    }
    const { email, name, locale, accountId } = await invitationById(transaction, target.memberId)
    const id = await newPerson(transaction, { email, name, password_hash, locale, created_at: now })
    if (id === null) throw refused('link-needs-sign-in')
    await joinTeam(transaction, target.memberId, id, now)
    await noteByLink(transaction, world, 'member.join', accountId, id)
    return { id, password_hash }
  })
}

/** Accepts an invitation for a person who has signed in with their own password. */
export async function joinByLink(world: World, person: Person, token: string): Promise<void> {
  const now = world.clock.now()
  await world.db.transaction().execute(async (db) => {
    const target = await takeLink(db, now, token)
    if ('personId' in target) throw refused('link-over')
    const { email, accountId } = await invitationById(db, target.memberId)
    if (email !== person.email) throw refused('link-of-another', undefined, { email })
    await joinTeam(db, target.memberId, person.id, now)
    // A password link created by another account would open this account too.
    await endPasswordLinks(db, person.id)
    await noteByLink(db, world, 'member.join', accountId, person.id)
  })
}

async function joinTeam(db: Db, memberId: number, person_id: number, joined_at: number) {
  await db
    .updateTable('member')
    .set({ person_id, joined_at, invited_name: null, invited_email: null })
    .where('id', '=', memberId)
    .execute()
}

function noteByLink(
  db: Db,
  world: World,
  action: AuditAction,
  accountId: number | null,
  personId: number,
): Promise<void> {
  const change = { action, entity: 'person', id: personId, detail: { byLink: true } }
  return auditPerson(db, world, { accountId, personId }, change)
}

function personById(db: Db, id: number) {
  return db
    .selectFrom('person')
    .where('id', '=', id)
    .select(['email', 'locale'])
    .executeTakeFirstOrThrow()
}

async function invitationById(db: Db, memberId: number) {
  const row = await db
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .where('member.id', '=', memberId)
    .where('member.person_id', 'is', null)
    .select([
      'member.invited_name',
      'member.invited_email',
      'account.id as accountId',
      'account.name as accountName',
      'account.username',
      'account.locale',
    ])
    .executeTakeFirst()
  if (!row) throw refused('link-over')
  const { invited_name, invited_email, ...account } = row
  return { ...account, name: invited_name ?? '', email: invited_email ?? '' }
}
