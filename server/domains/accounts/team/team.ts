import type { TeamMember } from '@/contract/entities/account/membership'
import type { Actor } from '../../../auth/actor'
import { endOtherSessions } from '../../../auth/sessions'
import type { Db } from '../../../db/openDatabase'
import { ApiError, refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { audit } from '../../../auth/audit'
import { endPasswordLinks } from '../access/accessLinks'
import { loadMembers } from './loadTeam'

/** Changes the role of a member. */
export async function changeMemberRole(
  world: World,
  actor: Actor,
  id: number,
  roleId: number,
): Promise<TeamMember> {
  await checkRole(world.db, roleId)
  return world.db.transaction().execute(async (db) => {
    await holdTeam(db, actor)
    const before = await ownMember(db, actor, id)
    refuseOwner(actor, before)
    await db.updateTable('member').set({ role_id: roleId }).where('id', '=', id).execute()
    await checkManagers(db, actor)
    await audit(db, world, actor, {
      action: 'member.save',
      entity: 'member',
      id,
      detail: { roleId, previousRoleId: before.teamRole?.id ?? null },
    })
    return ownMember(db, actor, id)
  })
}

/** Removes a person from the account; their work stays. */
export async function removeMember(world: World, actor: Actor, id: number): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    await holdTeam(db, actor)
    const member = await ownMember(db, actor, id)
    if (id === actor.member?.id) throw refused('self-removal')
    refuseOwner(actor, member)
    const personId = await personOfMember(db, id)
    await db.deleteFrom('member').where('id', '=', id).execute()
    await checkManagers(db, actor)
    if (personId !== null) {
      await endPasswordLinks(db, personId)
      if (!(await belongsSomewhere(db, personId))) {
        await endOtherSessions(db, { personId, token: null, now: world.clock.now() })
      }
    }
    await audit(db, world, actor, {
      action: 'member.delete',
      entity: 'member',
      id,
      detail: { roleId: member.teamRole?.id ?? null },
    })
  })
}

/** Ends all sessions of a member. */
export async function endMemberSessions(world: World, actor: Actor, id: number): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    refuseOwner(actor, await ownMember(db, actor, id))
    const personId = await personOfMember(db, id)
    if (personId !== null) {
      await endOtherSessions(db, { personId, token: null, now: world.clock.now() })
    }
    await audit(db, world, actor, { action: 'member.end_sessions', entity: 'member', id })
  })
}

/** Null while an invitation is not accepted. */
export async function personOfMember(db: Db, id: number): Promise<number | null> {
  const { person_id } = await db
    .selectFrom('member')
    .where('id', '=', id)
    .select('person_id')
    .executeTakeFirstOrThrow()
  return person_id
}

/** Whether a person is a member of an account (other than `except`, if given), or works for the provider. */
export async function belongsSomewhere(
  db: Db,
  personId: number,
  except?: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .leftJoin('member', (join) => {
      const own = join.onRef('member.person_id', '=', 'person.id')
      return except === undefined ? own : own.on('member.account_id', '!=', except)
    })
    .where('person.id', '=', personId)
    .where((where) =>
      where.or([
        where('person.is_provider_admin', '=', 1),
        where('person.is_provider_moderator', '=', 1),
        where('member.id', 'is not', null),
      ]),
    )
    .select('person.id')
    .executeTakeFirst()
  return row !== undefined
}

export async function ownMember(
  db: Db,
  { account, person }: Actor,
  id: number,
): Promise<TeamMember> {
  const [member] = await loadMembers(db, account.id, person.locale, id)
  if (!member) throw new ApiError(404, 'not-found')
  return member
}

export function refuseOwner(actor: Actor, { isOwner }: TeamMember): void {
  if (isOwner && !actor.isOwner) throw refused('owner-is-protected')
}

export async function checkRole(db: Db, roleId: number): Promise<void> {
  const known = Number.isSafeInteger(roleId)
    ? await db.selectFrom('team_role').where('id', '=', roleId).select('id').executeTakeFirst()
    : undefined
  if (!known) throw refused('role-not-found', 'role')
}

/** Serializes changes of one team: two managers must not remove each other concurrently. */
export async function holdTeam(db: Db, { account }: Actor): Promise<void> {
  await db
    .updateTable('account')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', account.id)
    .execute()
}

/** At least one member must be able to manage the people of the account. */
async function checkManagers(db: Db, { account }: Actor): Promise<void> {
  const manager = await db
    .selectFrom('member')
    .leftJoin('team_role_permission', (join) =>
      join
        .onRef('team_role_permission.role_id', '=', 'member.role_id')
        .on('team_role_permission.permission', '=', 'MANAGE_USERS'),
    )
    .where('member.account_id', '=', account.id)
    .where('member.person_id', 'is not', null)
    .where((where) =>
      where.or([
        where('member.is_owner', '=', 1),
        where('team_role_permission.permission', 'is not', null),
      ]),
    )
    .select('member.id')
    .executeTakeFirst()
  if (!manager) throw refused('last-manager')
}
