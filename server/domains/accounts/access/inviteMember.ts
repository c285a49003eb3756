import * as v from 'valibot'
import type { AccessLink, NewMember, TeamMember } from '@/contract/entities/account/membership'
import type { Actor } from '../../../auth/actor'
import { createOnce } from '../../../auth/createOnce'
import { hashPassword } from '../../../auth/passwords'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { createLink, type MadeLink } from './accessLinks'
import { audit } from '../../../auth/audit'
import { checkNewMember } from '../checkPerson'
import { invitationLetter, sendLink } from './letters'
import { checkRole, holdTeam, ownMember } from '../team/team'

interface Invited {
  teamMembership: TeamMember
  accessLink: AccessLink | null
}

/**
 * Adds a member to the account. Without a password the membership is reserved until the person
 * opens the link; with one, a new person may sign in immediately. An existing person keeps their
 * password and name and must accept with a link; the response does not reveal which it is.
 */
export async function inviteMember(
  world: World,
  actor: Actor,
  fields: NewMember,
): Promise<Invited> {
  checkNewMember(fields)
  await checkRole(world.db, fields.roleId)
  const email = fields.email.trim().toLowerCase()
  const name = fields.name.trim()
  const { password } = fields
  // Slow on purpose, so it must run outside the transaction.
  const password_hash =
    password === undefined ? null : await hashPassword(password, world.settings.passwordCost)
  const created_at = world.clock.now()
  const fresh: { link: MadeLink | null } = { link: null }
  const { memberId, sealedLink } = await createOnce(world, actor, async (db) => {
    await holdTeam(db, actor)
    await refuseKnown(db, actor, email)
    const personId =
      password_hash === null
        ? null
        : await newPerson(db, {
            email,
            name,
            password_hash,
            locale: actor.account.locale,
            created_at,
          })
    const { id } = await db
      .insertInto('member')
      .values({
        account_id: actor.account.id,
        person_id: personId,
        role_id: fields.roleId,
        created_at,
        ...(personId === null ? { invited_name: name, invited_email: email } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, {
      action: 'member.create',
      entity: 'member',
      id,
      detail: { roleId: fields.roleId },
    })
    if (password_hash === null) fresh.link = await createLink(db, world, { memberId: id })
    return { memberId: id, sealedLink: actor.creation ? sealLink(world, id, fresh.link) : null }
  })
  const link = fresh.link ?? openLink(world, memberId, sealedLink)
  return {
    teamMembership: await ownMember(world.db, actor, memberId),
    // Sent again to a repeated request, because it is not known whether the first one came to its letter.
    accessLink: link && (await sendLink(world, link, invitationLetter(actor, email, link))),
  }
}

/** Only the hash of a link's secret is stored, so the link for a repeated request is unreadable in the database. */
function sealLink({ secrets }: World, memberId: number, link: MadeLink | null): string | null {
  return link && secrets.seal(JSON.stringify(link), placeOf(memberId))
}

function openLink({ secrets }: World, memberId: number, sealed: string | null): MadeLink | null {
  const opened = sealed && secrets.open(sealed, placeOf(memberId))
  return opened ? v.parse(linkSchema, JSON.parse(opened)) : null
}

const placeOf = (memberId: number) => `creation.link ${String(memberId)}`
const linkSchema = v.object({ url: v.string(), expiresAt: v.number() })

/** Refuses a member of the team. This reveals nothing: its managers see all members. */
async function refuseKnown(db: Db, { account }: Actor, email: string): Promise<void> {
  const known = await db
    .selectFrom('member')
    .leftJoin('person', 'person.id', 'member.person_id')
    .where('member.account_id', '=', account.id)
    .where((where) =>
      where.or([where('person.email', '=', email), where('member.invited_email', '=', email)]),
    )
    .select('member.id')
    .executeTakeFirst()
  if (known) throw refused('already-in-team', 'email', { email })
}

interface NewPerson {
  /** Lower case. */
  email: string
  name: string
  password_hash: string
  locale: Actor['account']['locale']
  created_at: number
}

/** Creates a person and returns the id; null, without any change, when the e-mail is taken. */
export async function newPerson(db: Db, person: NewPerson): Promise<number | null> {
  const made = await db
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}
