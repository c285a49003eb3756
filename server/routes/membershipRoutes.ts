import type { Hono } from 'hono'
import { membershipEndpoints } from '@/contract/endpoints/membership'
import { requestToken } from '../auth/sessionCookie'
import { idParam } from '../http/idParam'
import { route } from '../http/route'
import { changePassword } from '../rules/changePassword'
import { loadMembers, loadRoles } from '../rules/loadTeam'
import { permissionCategories } from '../rules/permissionCategories'
import { changeMemberRole, createMember, removeMember } from '../rules/team'
import type { World } from '../world'

export function membershipRoutes(app: Hono, world: World): void {
  route(app, world, membershipEndpoints.listTeamRoles, async ({ actor }) => ({
    teamRoles: await loadRoles(world.db, actor.person.locale),
  }))
  route(app, world, membershipEndpoints.listTeamMemberships, async ({ actor }) => ({
    teamMemberships: await loadMembers(world.db, actor.account.id, actor.person.locale),
  }))
  route(
    app,
    world,
    membershipEndpoints.listTeamRolePermissionCategories,
    async ({ actor: { person } }) => ({
      teamRolePermissionCategory: permissionCategories(person.locale),
    }),
  )
  route(app, world, membershipEndpoints.createTeamMembership, async ({ actor, body }) => ({
    teamMembership: await createMember(world, actor, body),
  }))
  route(app, world, membershipEndpoints.saveTeamMembership, async ({ actor, params, body }) => ({
    teamMembership: await changeMemberRole(world, actor, idParam(params.id), body.roleId),
  }))
  route(app, world, membershipEndpoints.deleteTeamMembership, async ({ actor, params }) => {
    await removeMember(world, actor, idParam(params.id))
    return {}
  })
  route(app, world, membershipEndpoints.updatePassword, async ({ actor, body, request }) => {
    await changePassword(world, actor, body, requestToken(request, world.settings))
    return {}
  })
}
