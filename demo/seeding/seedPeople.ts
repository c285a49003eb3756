import { hashPassword } from '../../server/auth/passwords'
import type { Db } from '../../server/db/openDatabase'
import type { RoleCode } from '../../server/db/tables/people'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../server/domains/accounts/dataKind'
import type { World } from '../../server/world'

type Email = (typeof DEMO_PEOPLE)[number]['email']

interface DemoPerson {
  name: string
  /** The person's account and role; the provider's staff have none. */
  place: { account: 'demo' | 'other'; role: 'owner' | RoleCode } | null
}

const PEOPLE: Record<Email, DemoPerson> = {
  'owner@demo.test': { name: 'Анна Воронцова', place: { account: 'demo', role: 'owner' } },
  'editor@demo.test': { name: 'Илья Дорохов', place: { account: 'demo', role: 'editor' } },
  'observer@demo.test': { name: 'Вера Лапина', place: { account: 'demo', role: 'observer' } },
  'admin@vitrina.test': { name: 'Поддержка Vitrina', place: null },
  'owner@other.test': { name: 'Пётр Зимин', place: { account: 'other', role: 'owner' } },
}

/** Hashes of the demo's password, one for each person: hashing is slow and must run outside the transaction. */
export async function hashDemoPasswords({
  settings,
}: Pick<World, 'settings'>): Promise<ReadonlyMap<string, string>> {
  const hashes = await Promise.all(
    DEMO_PEOPLE.map(async ({ email }): Promise<[string, string]> => [
      email,
      await hashPassword(DEMO_PASSWORD, settings.passwordCost),
    ]),
  )
  return new Map(hashes)
}

/** The team of the demo; `accounts` are ids by username. */
export async function seedPeople(
  db: Db,
  accounts: Record<'demo' | 'other', number>,
  passwords: ReadonlyMap<string, string>,
  created_at: number,
): Promise<void> {
  const roles = await db.selectFrom('team_role').select(['id', 'code']).execute()
  for (const { email } of DEMO_PEOPLE) {
    const { name, place } = PEOPLE[email]
    const person = await db
      .insertInto('person')
      .values({
        email,
        name,
        password_hash: passwords.get(email) ?? '',
        locale: 'ru',
        is_provider_admin: place ? 0 : 1,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!place) continue
    await db
      .insertInto('member')
      .values({
        account_id: accounts[place.account],
        person_id: person.id,
        role_id: roles.find(({ code }) => code === place.role)?.id ?? null,
        is_owner: place.role === 'owner' ? 1 : 0,
        created_at,
        joined_at: created_at,
      })
      .execute()
  }
}
