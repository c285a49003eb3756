import { hasPermission, type Permission, type PermissionHolder } from '@/contract/permissions'
import type { Locale } from '@/contract/locale'
import { prepared } from '../db/statements'
import { ApiError } from '../errors/apiError'
import type { RoleCode } from '../db/tables/people'
import type { World } from '../world'
import { NOTING_STEP_MS, type Person } from './sessions'

/** A person working in an account, with their rights there. */
export interface Actor extends PermissionHolder {
  person: Person
  account: { id: number; username: string; name: string; locale: Locale }
  member: { id: number; role: { id: number; code: RoleCode } | null } | null
  /** Time of the request, in ms. */
  requestedAt: number
}

const readAccount = prepared((db, personId: number, username: string) =>
  db
    .selectFrom('account')
    .leftJoin('member', (join) =>
      join.onRef('member.account_id', '=', 'account.id').on('member.person_id', '=', personId),
    )
    .leftJoin('team_role', 'team_role.id', 'member.role_id')
    .where('account.username', '=', username)
    .select([
      'account.id',
      'account.username',
      'account.name',
      'account.locale',
      'member.id as member_id',
      'member.is_owner',
      'member.joined_at',
      'member.seen_at',
      'team_role.id as role_id',
      'team_role.code as role_code',
    ]),
)

/** The person in the account; 404 without such an account, 403 for a non-member. */
export async function resolveActor(world: World, person: Person, username: string): Promise<Actor> {
  const { db, clock } = world
  const [row] = await readAccount(db, person.id, username.toLowerCase())
  if (!row) throw new ApiError(404, 'user-not-exist')
  if (row.member_id === null && !person.isProviderAdmin) throw new ApiError(403, 'not-a-member')
  if (row.member_id !== null && row.joined_at === null) await join(world, row.member_id)
  if (row.member_id !== null && clock.now() - (row.seen_at ?? 0) >= NOTING_STEP_MS) {
    // A full disk must not stop reads.
    await noteVisit(world, row.member_id).catch(world.report)
  }
  const role =
    row.role_id !== null && row.role_code !== null ? { id: row.role_id, code: row.role_code } : null
  return {
    person,
    account: { id: row.id, username: row.username, name: row.name, locale: row.locale },
    member: row.member_id === null ? null : { id: row.member_id, role },
    isOwner: row.is_owner === 1,
    isViewedByAdmin: row.member_id === null,
    permissions: role ? await permissionsOf(db, role.id) : [],
    requestedAt: clock.now(),
  }
}

/** Records the first visit of a person who was invited with a password. */
async function join({ db, clock }: World, memberId: number): Promise<void> {
  await db
    .updateTable('member')
    .set({ joined_at: clock.now() })
    .where('id', '=', memberId)
    .where('joined_at', 'is', null)
    .execute()
}

async function noteVisit({ db, clock }: World, memberId: number): Promise<void> {
  await db.updateTable('member').set({ seen_at: clock.now() }).where('id', '=', memberId).execute()
}

const readPermissions = prepared((db, roleId: number) =>
  db.selectFrom('team_role_permission').where('role_id', '=', roleId).select('permission'),
)

export async function permissionsOf(db: World['db'], roleId: number): Promise<Permission[]> {
  const rows = await readPermissions(db, roleId)
  return rows.map(({ permission }) => permission)
}

/** Throws 403 unless the actor holds the right, or any one of several. */
export function requirePermission(
  actor: Actor,
  permission: Permission | readonly Permission[],
): void {
  if (!hasPermission(actor, permission)) throw new ApiError(403, 'forbidden')
}
