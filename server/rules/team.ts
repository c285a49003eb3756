import type { NewMember, TeamMember } from '@/contract/entities/membership'
import type { Actor } from '../auth/actor'
import { hashPassword } from '../auth/passwords'
import type { Db } from '../db/openDatabase'
import { ApiError, refused } from '../http/apiError'
import type { World } from '../world'
import { audit } from './audit'
import { checkNewMember } from './checkPerson'
import { loadMembers } from './loadTeam'
import { newMemberPerson } from './newMemberPerson'

/** Gives a new person a place in the account. */
export async function createMember(
  world: World,
  actor: Actor,
  fields: NewMember,
): Promise<TeamMember> {
  checkNewMember(fields)
  await checkRole(world.db, fields.roleId)
  // Slow on purpose, so it must not hold the transaction.
  const password_hash = await hashPassword(fields.password, world.settings.passwordCost)
  const created_at = world.clock.now()
  return world.db.transaction().execute(async (db) => {
    const personId = await newMemberPerson(db, {
      email: fields.email.trim().toLowerCase(),
      name: fields.name.trim(),
      password_hash,
      locale: actor.account.locale,
      created_at,
    })
    const { id } = await db
      .insertInto('member')
      .values({
        account_id: actor.account.id,
        person_id: personId,
        role_id: fields.roleId,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, {
      action: 'member.create',
      entity: 'member',
      id,
      detail: { roleId: fields.roleId },
    })
    return ownMember(db, actor, id)
  })
}

/** Gives a member another role. */
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

/** Takes a person's place in the account away; what they made stays. */
export async function removeMember(world: World, actor: Actor, id: number): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    await holdTeam(db, actor)
    const member = await ownMember(db, actor, id)
    if (id === actor.member?.id) throw refused('self-removal')
    refuseOwner(actor, member)
    await db.deleteFrom('member').where('id', '=', id).execute()
    await checkManagers(db, actor)
    await audit(db, world, actor, {
      action: 'member.delete',
      entity: 'member',
      id,
      detail: { roleId: member.teamRole?.id ?? null },
    })
  })
}

async function ownMember(db: Db, { account, person }: Actor, id: number): Promise<TeamMember> {
  const [member] = await loadMembers(db, account.id, person.locale, id)
  if (!member) throw new ApiError(404, 'not-found')
  return member
}

function refuseOwner(actor: Actor, { isOwner }: TeamMember): void {
  if (isOwner && !actor.isOwner) throw refused('owner-is-protected')
}

async function checkRole(db: Db, roleId: number): Promise<void> {
  const known = Number.isSafeInteger(roleId)
    ? await db.selectFrom('team_role').where('id', '=', roleId).select('id').executeTakeFirst()
    : undefined
  if (!known) throw refused('role-not-found', 'role')
}

/** Lets changes of one team happen one after another: two managers must not remove each other at once. */
async function holdTeam(db: Db, { account }: Actor): Promise<void> {
  await db
    .updateTable('account')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', account.id)
    .execute()
}

/** Somebody must be left who can manage the people of the account. */
async function checkManagers(db: Db, { account }: Actor): Promise<void> {
  const manager = await db
    .selectFrom('member')
    .leftJoin('team_role_permission', (join) =>
      join
        .onRef('team_role_permission.role_id', '=', 'member.role_id')
        .on('team_role_permission.permission', '=', 'MANAGE_USERS'),
    )
    .where('member.account_id', '=', account.id)
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
