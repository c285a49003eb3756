import type { AccessLink } from '@/contract/entities/account/membership'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { createLink, PASSWORD_LINK_MS, type MadeLink } from './accessLinks'
import { passwordLetter, invitationLetter, sendLink } from './letters'
import { belongsSomewhere, ownMember, personOfMember, refuseOwner } from '../team/team'

const HOUR = 60 * 60 * 1000
/**
 * The maximum number of unused links of an hour; beyond it, a forgotten password sends the person no more email. Links that the team creates are
 * counted, but not limited.
 */
const LETTERS_PER_HOUR = 3

/** Sends a password link to the person with this e-mail; does nothing when there is none. */
export async function sendForgottenPassword(
  world: Pick<World, 'db' | 'clock' | 'ids' | 'settings' | 'sendLetter'>,
  email: string,
): Promise<void> {
  const { db, clock, sendLetter } = world
  const person = await personOf(world, email)
  if (!person || sendLetter === null) return
  const { count } = await db
    .selectFrom('access_link')
    .where('person_id', '=', person.id)
    .where('created_at', '>', clock.now() - HOUR)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= LETTERS_PER_HOUR) return
  const link = await createLink(db, world, { personId: person.id })
  await sendLetter(passwordLetter(person, link, PASSWORD_LINK_MS))
}

/** A password link for the server's operator to pass on; null for an unknown e-mail. */
export async function operatorLink(
  world: Pick<World, 'db' | 'clock' | 'ids' | 'settings'>,
  email: string,
): Promise<MadeLink | null> {
  const person = await personOf(world, email.trim().toLowerCase())
  return person ? createLink(world.db, world, { personId: person.id }) : null
}

function personOf({ db }: Pick<World, 'db'>, email: string) {
  return db
    .selectFrom('person')
    .where('email', '=', email)
    .select(['id', 'email', 'locale'])
    .executeTakeFirst()
}

/**
 * Creates a link for a member: an invitation until it is accepted, later a new password. Its creator could open it, so it is refused for people who
 * are members of other accounts too.
 */
export async function createMemberLink(
  world: World,
  actor: Actor,
  id: number,
): Promise<AccessLink> {
  const { link, letter } = await world.db.transaction().execute(async (db) => {
    const member = await ownMember(db, actor, id)
    refuseOwner(actor, member)
    if (id === actor.member?.id) throw refused('own-link')
    const personId = await personOfMember(db, id)
    if (personId !== null && (await belongsSomewhere(db, personId, actor.account.id))) {
      throw refused('link-not-yours')
    }
    const target = personId === null ? { memberId: id } : { personId }
    const made = await createLink(db, world, target)
    await audit(db, world, actor, { action: 'member.link', entity: 'member', id })
    const { email } = member
    return {
      link: made,
      letter:
        personId === null
          ? invitationLetter(actor, email, made)
          : passwordLetter({ email, locale: actor.account.locale }, made, PASSWORD_LINK_MS),
    }
  })
  return sendLink(world, link, letter)
}
