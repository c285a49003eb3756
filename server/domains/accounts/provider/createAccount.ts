import type { AccessLink } from '@/contract/entities/account/membership'
import type { Locale } from '@/contract/locale'
import { emailProblem, textProblem } from '@/contract/personRules'
import type { Person } from '../../../auth/sessions'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { createLink, type MadeLink } from '../access/accessLinks'
import { invitationLetter, sendLink } from '../access/letters'
import { refuseField } from '../checkPerson'
import { insertAccount, isUsername } from '../createOwner'
import { accountBy, note } from './manageAccounts'
import { demandAdministrator } from './providerRole'

interface NewAccount {
  username: string
  name: string
  email: string
  locale: Locale
}

/** Creates an account whose owner accepts an invitation. */
export async function createAccount(
  world: World,
  person: Person,
  fields: NewAccount,
): Promise<AccessLink> {
  demandAdministrator(person)
  const { locale } = fields
  const [name, username] = [fields.name.trim(), fields.username.trim()]
  const email = fields.email.trim().toLowerCase()
  refuseField('name', textProblem(name))
  if (!isUsername(username)) throw refused('wrong-username', 'username')
  refuseField('email', emailProblem(email))
  const created_at = world.clock.now()
  const link = await world.db.transaction().execute(async (db) => {
    const id = await insertAccount(db, { username, name, locale, created_at })
    if (id === null) throw refused('username-taken', 'username', { username })
    const member = await db
      .insertInto('member')
      .values({
        account_id: id,
        is_owner: 1,
        created_at,
        // The owner may choose another name later.
        invited_name: email,
        invited_email: email,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const detail = { username }
    await note(db, world, person, id, { action: 'account.create', entity: 'account', id, detail })
    return createLink(db, world, { memberId: member.id })
  })
  return sendInvitation(world, person, { name, locale, email, link })
}

/** Creates another invitation for an owner who has not accepted the first, which may be lost. Earlier links become invalid. */
export async function createOwnerLink(
  world: World,
  person: Person,
  username: string,
): Promise<AccessLink> {
  demandAdministrator(person)
  const made = await world.db.transaction().execute(async (db) => {
    const { id } = await accountBy(db, username)
    const owner = await db
      .selectFrom('member')
      .innerJoin('account', 'account.id', 'member.account_id')
      .where('member.account_id', '=', id)
      .where('member.is_owner', '=', 1)
      .where('member.person_id', 'is', null)
      .select(['member.id', 'member.invited_email', 'account.name', 'account.locale'])
      .orderBy('member.id')
      .executeTakeFirst()
    if (!owner) throw refused('owner-has-joined')
    await db.deleteFrom('access_link').where('member_id', '=', owner.id).execute()
    const link = await createLink(db, world, { memberId: owner.id })
    await note(db, world, person, id, { action: 'member.link', entity: 'member', id: owner.id })
    const { name, locale, invited_email } = owner
    return { name, locale, email: invited_email ?? '', link }
  })
  return sendInvitation(world, person, made)
}

interface Invitation {
  name: string
  locale: Locale
  email: string
  link: MadeLink
}

function sendInvitation(
  world: World,
  person: Person,
  { name, locale, email, link }: Invitation,
): Promise<AccessLink> {
  return sendLink(world, link, invitationLetter({ account: { name, locale }, person }, email, link))
}
