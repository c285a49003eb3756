import * as v from 'valibot'
import { idSchema } from '../entities/id'
import { endpoint, nothingSchema } from '../endpoint'
import {
  newMemberSchema,
  passwordChangeSchema,
  teamMemberSchema,
  teamRolePermissionCategorySchema,
  teamRoleSchema,
} from '../entities/membership'

/** Users and roles (section 7, "Membership"). */
export const membershipEndpoints = {
  listTeamRoles: endpoint({
    method: 'GET',
    path: 'team-roles',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: v.object({ teamRoles: v.array(teamRoleSchema) }),
  }),
  listTeamMemberships: endpoint({
    method: 'GET',
    path: 'team-memberships',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: v.object({ teamMemberships: v.array(teamMemberSchema) }),
  }),
  listTeamRolePermissionCategories: endpoint({
    method: 'GET',
    path: 'team-role-permission-categories',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: v.object({ teamRolePermissionCategory: v.array(teamRolePermissionCategorySchema) }),
  }),
  createTeamMembership: endpoint({
    method: 'POST',
    path: 'team-memberships/create',
    base: 'account',
    permission: 'MANAGE_USERS',
    body: newMemberSchema,
    response: v.object({ teamMembership: teamMemberSchema }),
  }),
  saveTeamMembership: endpoint({
    method: 'POST',
    path: 'team-memberships/{id}/save',
    base: 'account',
    permission: 'MANAGE_USERS',
    body: v.object({ roleId: idSchema }),
    response: v.object({ teamMembership: teamMemberSchema }),
  }),
  deleteTeamMembership: endpoint({
    method: 'POST',
    path: 'team-memberships/{id}/delete',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: nothingSchema,
  }),
  /** The caller's own password; their other sessions end. */
  updatePassword: endpoint({
    method: 'POST',
    path: 'password/update',
    base: 'account',
    permission: null,
    body: passwordChangeSchema,
    response: nothingSchema,
  }),
} as const
