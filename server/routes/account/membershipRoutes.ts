import type { Hono } from 'hono'
import { mailEndpoints } from '@/contract/endpoints/account/mail'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import type { Actor } from '../../auth/actor'
import { requestToken } from '../../auth/cookies'
import { idParam } from '../../http/routePath'
import { minuteLimit } from '../../limits/minuteCounts'
import { route } from '../../http/route'
import { changePassword } from '../../domains/accounts/changePassword'
import { createMemberLink } from '../../domains/accounts/access/passwordLinks'
import { askEmailChange, cancelEmailChange } from '../../domains/accounts/mail/emailChange'
import { chooseLetters, loadMail } from '../../domains/accounts/mail/mail'
import { inviteMember } from '../../domains/accounts/access/inviteMember'
import { loadMembers, loadRoles, permissionCategories } from '../../domains/accounts/team/loadTeam'
import {
  endOwnOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../../domains/accounts/ownSessions'
import { changeMemberRole, endMemberSessions, removeMember } from '../../domains/accounts/team/team'
import type { World } from '../../world'

/** Invitations and links of one account per minute: each may be an email to any address. */
const LINKS_PER_MINUTE = 20

export function membershipRoutes(app: Hono, world: World): void {
  const limit = minuteLimit(world.clock, LINKS_PER_MINUTE)
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
  route(app, world, membershipEndpoints.createTeamMembership, ({ actor, body }) => {
    limit(String(actor.account.id))
    return inviteMember(world, actor, body)
  })
  route(app, world, membershipEndpoints.createMemberLink, async ({ actor, params }) => {
    limit(String(actor.account.id))
    return { accessLink: await createMemberLink(world, actor, idParam(params.id)) }
  })
  route(app, world, membershipEndpoints.endMemberSessions, async ({ actor, params }) => {
    await endMemberSessions(world, actor, idParam(params.id))
    return {}
  })
  route(app, world, membershipEndpoints.listSessions, async ({ actor, request }) => ({
    sessions: await listOwnSessions(world, actor, requestToken(request, world.settings)),
  }))
  route(app, world, membershipEndpoints.endOtherSessions, async ({ actor, request }) => {
    await endOwnOtherSessions(world, actor, requestToken(request, world.settings))
    return {}
  })
  route(app, world, membershipEndpoints.endSession, async ({ actor, params }) => {
    await endOwnSession(world, actor, params.id)
    return {}
  })
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

/** The caller's own e-mail and letters. */
export function mailRoutes(app: Hono, world: World): void {
  const answer = async (actor: Actor) => ({ mail: await loadMail(world, actor) })
  route(app, world, mailEndpoints.getMail, ({ actor }) => answer(actor))
  route(app, world, mailEndpoints.askEmailChange, async ({ actor, body }) => {
    await askEmailChange(world, actor, body)
    return answer(actor)
  })
  route(app, world, mailEndpoints.cancelEmailChange, async ({ actor }) => {
    await cancelEmailChange(world, actor)
    return answer(actor)
  })
  route(app, world, mailEndpoints.chooseLetters, async ({ actor, body }) => {
    await chooseLetters(world, actor, body)
    return answer(actor)
  })
}
