import { isClosedInDeletion, type Endpoint } from '@/contract/endpoint'
import { hasPermission, type Permission, type PermissionHolder } from '@/contract/permissions'
import type { Locale } from '@/contract/locale'
import { sharedDay } from '@/contract/text/sharedDay'
import { prepared } from '../db/statements'
import { ApiError, refused } from '../errors/apiError'
import { iso } from '../language/times'
import type { RoleCode } from '../db/tables/people'
import type { World } from '../world'
import { NOTING_STEP_MS, type Person } from './sessions'
import { openVisitOf, type OpenVisit } from './visits'

/** What a caller wants created, by a key of theirs. */
export interface Creation {
  key: string
  requestHash: string
  /** The result, when it was created before this request. */
  stored: string | null
}

/** A person working in an account, with their rights there. */
export interface Actor extends PermissionHolder {
  person: Person
  account: {
    id: number
    username: string
    name: string
    locale: Locale
    isSuspended: boolean
    /** When its deletion was requested, and when it begins (ms); both null without a scheduled deletion. */
    deletionAskedAt: number | null
    deletesAt: number | null
    timeZone: string
  }
  member: { id: number; role: { id: number; code: RoleCode } | null } | null
  /** The visit of a person of the provider; null for a member. */
  visit: OpenVisit | null
  /** Time of the request, in ms. */
  requestedAt: number
  /** What the request wants created, when it may be sent again (`createOnce`). */
  creation?: Creation | null
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
      'account.time_zone',
      'account.suspended_at',
      'account.suspended_reason',
      'account.deletion_asked_at',
      'account.deletes_at',
      'account.deletion_started_at',
      'member.id as member_id',
      'member.is_owner',
      'member.joined_at',
      'member.seen_at',
      'team_role.id as role_id',
      'team_role.code as role_code',
    ]),
)

/**
 * The person as an actor in the account. Throws 404 without such an account. Throws 403 for a
 * non-member, for a member of a suspended account, and for a person of the provider without a
 * visit.
 */
export async function resolveActor(world: World, person: Person, username: string): Promise<Actor> {
  const { db, clock } = world
  const [row] = await readAccount(db, person.id, username.toLowerCase())
  // An account that is being deleted does not exist for anyone.
  if (!row || row.deletion_started_at !== null) throw new ApiError(404, 'user-not-exist')
  const isMember = row.member_id !== null
  if (!isMember && person.providerRole === null) throw new ApiError(403, 'not-a-member')
  const visit = isMember ? null : await openVisitOf(db, person, row.id, clock.now())
  if (!isMember && visit === null) throw new ApiError(403, 'no-visit')
  if (isMember && row.suspended_at !== null) {
    const values = { shop: row.name, reason: row.suspended_reason ?? '' }
    throw new ApiError(403, 'suspended', { values })
  }
  const role =
    row.role_id !== null && row.role_code !== null ? { id: row.role_id, code: row.role_code } : null
  if (row.member_id !== null && row.joined_at === null) await join(world, row.member_id)
  if (row.member_id !== null && clock.now() - (row.seen_at ?? 0) >= NOTING_STEP_MS) {
    // A failure to record the visit, as on a full disk, must not stop reads.
    await noteVisit(world, row.member_id).catch(world.report)
  }
  const actor: Actor = {
    person,
    account: {
      id: row.id,
      username: row.username,
      name: row.name,
      locale: row.locale,
      timeZone: row.time_zone,
      isSuspended: row.suspended_at !== null,
      deletionAskedAt: row.deletion_asked_at,
      deletesAt: row.deletes_at,
    },
    member: row.member_id === null ? null : { id: row.member_id, role },
    isOwner: row.is_owner === 1,
    isViewedByAdmin: row.member_id === null,
    visit,
    permissions: role ? await permissionsOf(db, role.id) : [],
    requestedAt: clock.now(),
  }
  if (row.deletes_at !== null && !hasPermission(actor, 'MANAGE_USERS')) {
    const date = sharedDay(person.locale, row.deletes_at)
    const values = { shop: row.name, date, deletesAt: iso(row.deletes_at) }
    throw new ApiError(403, 'deletion-closed', { values })
  }
  return actor
}

/** Refuses a change of an account that awaits its deletion. */
export function demandOpen({ account, person }: Actor, endpoint: Endpoint): void {
  if (account.deletesAt === null || !isClosedInDeletion(endpoint)) return
  const date = sharedDay(person.locale, account.deletesAt)
  throw refused('deletion-pending', undefined, { date })
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
