import * as v from 'valibot'
import { idSchema } from '@/contract/entities/fields'
import { endpoint, nothingSchema } from '../../endpoint'
import {
  accessLinkSchema,
  newMemberSchema,
  passwordChangeSchema,
  sessionSchema,
  teamMemberSchema,
  teamRolePermissionCategorySchema,
} from '@/contract/entities/account/membership'
import { teamRoleSchema } from '@/contract/entities/account/teamRole'

/** Users and roles (product-rules/account.md#members). */
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
    creates: 'member',
    body: newMemberSchema,
    /** Without a password a link is created. */
    response: v.object({
      teamMembership: teamMemberSchema,
      accessLink: v.nullable(accessLinkSchema),
    }),
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
  /** A new link for an invited person, or for one who forgot the password. */
  createMemberLink: endpoint({
    method: 'POST',
    path: 'team-memberships/{id}/link',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: v.object({ accessLink: accessLinkSchema }),
  }),
  endMemberSessions: endpoint({
    method: 'POST',
    path: 'team-memberships/{id}/end_sessions',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: nothingSchema,
  }),
  /** The caller's sessions, the current one first, then by last use. */
  listSessions: endpoint({
    method: 'GET',
    path: 'sessions',
    base: 'account',
    permission: null,
    response: v.object({ sessions: v.array(sessionSchema) }),
  }),
  endSession: endpoint({
    method: 'POST',
    path: 'sessions/{id}/end',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    response: nothingSchema,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: 'sessions/end_others',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    response: nothingSchema,
  }),
  /** Changes the caller's password; their other sessions end. */
  updatePassword: endpoint({
    method: 'POST',
    path: 'password/update',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    body: passwordChangeSchema,
    response: nothingSchema,
  }),
} as const
