import type { TeamMember, TeamRolePermissionCategory } from '@/contract/entities/account/membership'
import type { TeamRole } from '@/contract/entities/account/teamRole'
import type { Locale } from '@/contract/locale'
import { PERMISSIONS, type Permission } from '@/contract/permissions'
import type { Db } from '../../../db/openDatabase'
import { translate } from '../../../language/messages'
import { iso, isoOrNull } from '../../../language/times'

/** Every role that a member may have, with its rights, named in a language. */
export async function loadRoles(db: Db, locale: Locale): Promise<TeamRole[]> {
  const roles = await db.selectFrom('team_role').selectAll().orderBy('id').execute()
  const rights = await db.selectFrom('team_role_permission').selectAll().execute()
  return roles.map(({ id, code }) => {
    const granted = new Set(
      rights.filter(({ role_id }) => role_id === id).map(({ permission }) => permission),
    )
    return {
      id,
      name: translate(locale, `server.role_${code}`),
      description: translate(locale, `server.role-about_${code}`),
      teamRolePermissions: PERMISSIONS.filter((name) => granted.has(name)).map((name) => ({
        name,
      })),
    }
  })
}

/** The members of an account, owners first, then in the order of their addition; only one when `memberId` is given. */
export async function loadMembers(
  db: Db,
  accountId: number,
  locale: Locale,
  memberId?: number,
): Promise<TeamMember[]> {
  let query = db
    .selectFrom('member')
    .leftJoin('person', 'person.id', 'member.person_id')
    .where('member.account_id', '=', accountId)
    .select([
      'member.id',
      'member.role_id',
      'member.is_owner',
      'member.created_at',
      'member.joined_at',
      'member.seen_at',
      'member.invited_name',
      'member.invited_email',
      'person.name',
      'person.email',
    ])
    .orderBy('member.is_owner', 'desc')
    .orderBy('member.id')
  if (memberId !== undefined) query = query.where('member.id', '=', memberId)
  const rows = await query.execute()
  const roles = new Map((await loadRoles(db, locale)).map((role) => [role.id, role]))
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? row.invited_name ?? '',
    email: row.email ?? row.invited_email ?? '',
    isOwner: row.is_owner === 1,
    teamRole: (row.role_id === null ? null : roles.get(row.role_id)) ?? null,
    isInvited: row.joined_at === null,
    createdAt: iso(row.created_at),
    seenAt: isoOrNull(row.seen_at),
  }))
}

/** The categories of the rights (product-rules/account.md#roles); each right is in exactly one. */
const CATEGORIES: [TeamRolePermissionCategory['code'], readonly Permission[]][] = [
  ['content', ['VIEW_POSTS', 'EDIT_POST', 'PUBLISH_POST', 'MANAGE_SEGMENTS', 'MANAGE_SOURCES']],
  ['catalogue', ['VIEW_SKUS', 'MANAGE_FEED']],
  ['widgets', ['VIEW_WIDGETS', 'MANAGE_WIDGETS', 'MANAGE_ANALYTICS']],
  ['account', ['MANAGE_INTEGRATIONS', 'VIEW_TARIFF', 'MANAGE_USERS']],
]

/** The rights by category, in a language. */
export function permissionCategories(locale: Locale): TeamRolePermissionCategory[] {
  return CATEGORIES.map(([code, permissions]) => ({
    code,
    name: translate(locale, `server.category_${code}`),
    permissions: permissions.map((name) => ({
      name,
      title: translate(locale, `server.permission_${name}`),
    })),
  }))
}
