import { hasPermission, type Permission, type PermissionHolder } from '@/contract/permissions'
import type { Locale } from '@/contract/locale'
import { ApiError } from '../http/apiError'
import type { RoleCode } from '../db/tables/people'
import type { World } from '../world'
import type { Person } from './sessions'

/** A person at work in an account, with what they may do there. */
export interface Actor extends PermissionHolder {
  person: Person
  account: { id: number; username: string; name: string; locale: Locale }
  member: { id: number; role: { id: number; code: RoleCode } | null } | null
}

/** The person in the account; 404 without such an account, 403 for someone who does not belong to it. */
export async function actorIn({ db }: World, person: Person, username: string): Promise<Actor> {
  const row = await db
    .selectFrom('account')
    .leftJoin('member', (join) =>
      join.onRef('member.account_id', '=', 'account.id').on('member.person_id', '=', person.id),
    )
    .leftJoin('team_role', 'team_role.id', 'member.role_id')
    .where('account.username', '=', username.toLowerCase())
    .select([
      'account.id',
      'account.username',
      'account.name',
      'account.locale',
      'member.id as member_id',
      'member.is_owner',
      'team_role.id as role_id',
      'team_role.code as role_code',
    ])
    .executeTakeFirst()
  if (!row) throw new ApiError(404, 'user-not-exist')
  if (row.member_id === null && !person.isProviderAdmin) throw new ApiError(403, 'not-a-member')
  const role =
    row.role_id !== null && row.role_code !== null ? { id: row.role_id, code: row.role_code } : null
  return {
    person,
    account: { id: row.id, username: row.username, name: row.name, locale: row.locale },
    member: row.member_id === null ? null : { id: row.member_id, role },
    isOwner: row.is_owner === 1,
    isViewedByAdmin: row.member_id === null,
    permissions: role ? await permissionsOf(db, role.id) : [],
  }
}

export async function permissionsOf(db: World['db'], roleId: number): Promise<Permission[]> {
  const rows = await db
    .selectFrom('team_role_permission')
    .where('role_id', '=', roleId)
    .select('permission')
    .execute()
  return rows.map(({ permission }) => permission)
}

/** Throws 403 unless the actor holds the right. */
export function demand(actor: Actor, permission: Permission): void {
  if (!hasPermission(actor, permission)) throw new ApiError(403, 'forbidden')
}
