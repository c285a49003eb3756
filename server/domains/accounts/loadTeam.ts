import type { TeamMember, TeamRole } from '@/contract/entities/account/membership'
import { PERMISSIONS } from '@/contract/permissions'
import type { Locale } from '@/contract/locale'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import { iso } from '../../language/times'

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
      teamRolePermissions: PERMISSIONS.filter((name) => granted.has(name)).map((name) => ({
        name,
      })),
    }
  })
}

/** The members of an account, owners first, then by the date they joined; one of them when `memberId` is given. */
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
  }))
}
