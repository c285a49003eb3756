import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { AuditAction } from '@/contract/entities/account/auditActions'
import type { EmailChange } from '@/contract/entities/account/mail'
import { DAY_MS } from '@/contract/constants'
import { emailProblem, textProblem } from '@/contract/personRules'
import type { Actor } from '../../../auth/actor'
import { audit, auditPerson } from '../../../auth/audit'
import { isPassword } from '../../../auth/passwords'
import { endOtherSessions } from '../../../auth/sessions'
import { countAttempt, countOfPassword } from '../../../auth/signInLimit'
import type { Db } from '../../../db/openDatabase'
import { takeTurns } from '../../../db/writers'
import type { EmailChangeTable } from '../../../db/tables/people'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { endPasswordLinks } from '../access/accessLinks'
import { refuseField } from '../checkPerson'
import { changeLetter, LINK_HOURS, type Side } from './changeLetter'

/** Changes that a person may request in a day: each sends a letter to an address of their choice. */
const ASKED_A_DAY = 5

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

type Row = Selectable<EmailChangeTable>

/** The person's pending change of e-mail; undefined without one. */
export function currentChange(db: Db, personId: number, now: number): Promise<Row | undefined> {
  return db
    .selectFrom('email_change')
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .selectAll()
    .executeTakeFirst()
}

/**
 * Requests another e-mail: sends a link to both addresses. The address of another user gets the same letter, so that the response does not reveal who
 * exists. Wrong passwords are throttled like failed sign-ins.
 */
export async function askEmailChange(
  world: World,
  actor: Actor,
  { email: typed, currentPassword }: EmailChange,
): Promise<void> {
  const { db, clock, ids, sendLetter, report } = world
  const { person } = actor
  const email = typed.trim().toLowerCase()
  refuseField('email', emailProblem(email))
  refuseField('current_password', textProblem(currentPassword))
  if (sendLetter === null) throw refused('no-mail')
  if (email === person.email) throw refused('email-same', 'email')
  await provePassword(world, person.id, currentPassword)
  const now = clock.now()
  const tokens = { new: ids.token(), old: ids.token() }
  await db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person.id)
    await refuseMany(transaction, person.id, now)
    await endChanges(transaction, person.id, now)
    await transaction
      .insertInto('email_change')
      .values({
        new_hash: hashOf(tokens.new),
        old_hash: hashOf(tokens.old),
        person_id: person.id,
        email,
        created_at: now,
        expires_at: now + LINK_HOURS * 60 * 60 * 1000,
      })
      .execute()
    await audit(transaction, world, actor, {
      action: 'person.ask_email',
      entity: 'person',
      id: person.id,
    })
  })
  const about = { locale: person.locale, old: person.email, email }
  try {
    await sendLetter(changeLetter(world, 'old', about, tokens.old))
    await sendLetter(changeLetter(world, 'new', about, tokens.new))
  } catch (error) {
    report(error)
    // Both links are required, so the change ends when one letter fails.
    await db
      .updateTable('email_change')
      .set({ expires_at: now })
      .where('new_hash', '=', hashOf(tokens.new))
      .execute()
    throw refused('letter-failed')
  }
}

/** Throws unless the password is the person's. Wrong ones are throttled like failed sign-ins. */
export async function provePassword(
  world: World,
  personId: number,
  password: string,
): Promise<void> {
  const { password_hash } = await world.db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  const attempt = await countAttempt(world, countOfPassword(personId))
  if (!(await isPassword(password, password_hash, world.settings.passwordCost))) {
    throw refused('wrong-current-password', 'current_password')
  }
  await attempt.succeed()
}

async function refuseMany(db: Db, personId: number, now: number): Promise<void> {
  const since = now - DAY_MS
  await db
    .deleteFrom('email_change')
    .where('person_id', '=', personId)
    .where('created_at', '<=', since)
    .where('expires_at', '<=', now)
    .execute()
  const { count } = await db
    .selectFrom('email_change')
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= ASKED_A_DAY) throw refused('letters-too-often', undefined, { count: ASKED_A_DAY })
}

/** Cancels the person's own pending change. */
export async function cancelEmailChange(world: World, actor: Actor): Promise<void> {
  const { id } = actor.person
  await world.db.transaction().execute(async (db) => {
    await endChanges(db, id, world.clock.now())
    await audit(db, world, actor, { action: 'person.cancel_email', entity: 'person', id })
  })
}

export async function endChanges(db: Db, personId: number, now: number): Promise<void> {
  await db
    .updateTable('email_change')
    .set({ expires_at: now })
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .execute()
}

/** Serializes changes of a person's e-mail. */
async function holdPerson(db: Db, id: number): Promise<void> {
  await db
    .updateTable('person')
    .set((row) => ({ email: row.ref('email') }))
    .where('id', '=', id)
    .execute()
}

/** The facts of a link for the page that opens it; null for a token of another kind. */
export interface ChangeFacts {
  purpose: 'email'
  /** Which address the link was sent to. */
  side: Side
  email: string
  oldEmail: string
  isConfirmed: boolean
}

export async function lookAtChange(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  token: string,
): Promise<ChangeFacts | null> {
  const found = await findChange(db, token, clock.now())
  if (!found) return null
  const { side, row } = found
  const confirmedAt = side === 'old' ? row.old_confirmed_at : row.new_confirmed_at
  const { email, oldEmail } = row
  return { purpose: 'email', side, email, oldEmail, isConfirmed: confirmedAt !== null }
}

async function findChange(db: Db, token: string, now: number) {
  const hash = hashOf(token)
  const row = await db
    .selectFrom('email_change')
    .innerJoin('person', 'person.id', 'email_change.person_id')
    .where(({ or, eb }) => or([eb('old_hash', '=', hash), eb('new_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .selectAll('email_change')
    .select('person.email as oldEmail')
    .executeTakeFirst()
  const side: Side = row?.old_hash === hash ? 'old' : 'new'
  return row && { side, row }
}

export type ChangeOutcome = 'waiting' | 'changed' | 'cancelled'

/**
 * Confirms or refuses a change from one address. After both confirmations the e-mail changes, and password links and all sessions except that of
 * `sessionToken` end. A refusal by the old address ends all sessions, because the requester knows the password.
 */
export async function answerChange(
  world: World,
  token: string,
  isMine: boolean,
  sessionToken: string | null,
): Promise<ChangeOutcome> {
  const { db, clock } = world
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const found = await findChange(transaction, token, now)
    if (!found) throw refused('link-over')
    const { side } = found
    const { person_id: id, new_hash } = found.row
    await holdPerson(transaction, id)
    const row = await transaction
      .updateTable('email_change')
      .set(
        isMine
          ? { [side === 'old' ? 'old_confirmed_at' : 'new_confirmed_at']: now }
          : { expires_at: now },
      )
      .where('new_hash', '=', new_hash)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst()
    // The change has ended meanwhile.
    if (!row) throw refused('link-over')
    const note = (action: AuditAction) =>
      auditPerson(
        transaction,
        world,
        { accountId: null, personId: id },
        { action, entity: 'person', id, detail: { byLink: true, side } },
      )
    if (!isMine) {
      if (side === 'old') {
        await endOtherSessions(transaction, { personId: id, token: null, now })
      }
      await note('person.refuse_email')
      return 'cancelled'
    }
    if (row.old_confirmed_at === null || row.new_confirmed_at === null) {
      await note('person.confirm_email')
      return 'waiting'
    }
    await endChanges(transaction, id, now)
    await setEmail(transaction, id, row.email, { token: sessionToken, now })
    await note('person.email')
    return 'changed'
  })
}

/** Sets the e-mail of a person, unless another user has it; ends their other sessions and their password links, which the old mailbox may contain. */
export async function setEmail(
  db: Db,
  id: number,
  email: string,
  { token, now }: { token: string | null; now: number },
): Promise<void> {
  await takeTurns(db, `email ${email}`)
  const other = await db
    .selectFrom('person')
    .where('email', '=', email)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  if (other) throw refused('email-taken')
  await db.updateTable('person').set({ email }).where('id', '=', id).execute()
  await endOtherSessions(db, { personId: id, token, now })
  await endPasswordLinks(db, id)
}
