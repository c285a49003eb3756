import type { AccessLink } from '@/contract/entities/account/membership'
import type { Actor } from '../../auth/actor'
import { refused } from '../../errors/apiError'
import type { World } from '../../world'
import { createLink, PASSWORD_LINK_MS } from './accessLinks'
import { audit } from '../../auth/audit'
import { invitationLetter, passwordLetter } from './letters'
import { sendLink } from './sendLink'
import { belongsSomewhere, ownMember, personOfMember, refuseOwner } from './team'

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
