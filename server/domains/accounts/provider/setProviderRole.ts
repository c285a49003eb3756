import { DEFAULT_LOCALE } from '@/contract/constants'
import { isEmail } from '@/contract/personRules'
import { writeAudit } from '../../../auth/audit'
import { hashPassword } from '../../../auth/passwords'
import type { ProviderRole } from '../../../auth/sessions'
import { endVisits } from '../../../auth/visits'
import type { World } from '../../../world'
import { createLink, type MadeLink } from '../access/accessLinks'

type Operated = Pick<World, 'db' | 'clock' | 'ids' | 'settings'>

interface Staff {
  email: string
  role: ProviderRole | null
}

/**
 * Assigns a person a role at the provider, or withdraws it and ends their visits. An unknown e-mail becomes a person with a link to choose a
 * password. Returns null for an invalid e-mail, and for an unknown one without a role.
 */
export async function setProviderRole(
  world: Operated,
  { email: typed, role }: Staff,
): Promise<{ link: MadeLink | null } | null> {
  const email = typed.trim().toLowerCase()
  if (!isEmail(email)) return null
  const now = world.clock.now()
  // A random password that is not shown to anyone: the link sets another.
  const password_hash = await hashPassword(world.ids.token(), world.settings.passwordCost)
  return world.db.transaction().execute(async (db) => {
    const flags = {
      is_provider_admin: role === 'administrator' ? 1 : 0,
      is_provider_moderator: role === 'moderator' ? 1 : 0,
    } as const
    const known = await db
      .updateTable('person')
      .set(flags)
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (!known && role === null) return null
    const { id } =
      known ??
      (await db
        .insertInto('person')
        .values({
          ...{ email, name: email, password_hash, locale: DEFAULT_LOCALE, created_at: now },
          ...flags,
        })
        .returning('id')
        .executeTakeFirstOrThrow())
    if (role === null) await endVisits(db, now, { personId: id })
    await writeAudit(db, world, {
      accountId: null,
      personId: null,
      visitId: null,
      change: { action: 'person.save', entity: 'person', id, detail: { providerRole: role } },
    })
    return { link: known ? null : await createLink(db, world, { personId: id }) }
  })
}
