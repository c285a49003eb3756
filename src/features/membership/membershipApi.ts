import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { MessageId } from '@/common/i18n/messages'
import type { AppDispatch } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import type { ResponseOf } from '@/contract/endpoint'
import type {
  AccessLink,
  NewMember,
  PasswordChange,
  Session,
  TeamMember,
  TeamRolePermissionCategory,
} from '@/contract/entities/account/membership'
import type { TeamRole } from '@/contract/entities/account/teamRole'
import type { Locale } from '@/contract/locale'
import {
  membershipDialogClosed,
  membershipDialogOpened,
  membershipRequestEnded,
  membershipRequestStarted,
  passwordDialogClosed,
} from './membershipSlice'

const IN_PLACE = { toast: false }
/** Roles and rights are the product's own texts: a replay may show them. */
const IN_PLACE_RECORDED = { toast: false, record: 'full' } as const
const memberOf = ({ teamMembership }: ResponseOf<typeof membershipEndpoints.saveTeamMembership>) =>
  teamMembership
type Created = ResponseOf<typeof membershipEndpoints.createTeamMembership>

export const membershipApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<TeamMember[], void>({
      query: () => call(membershipEndpoints.listTeamMemberships),
      transformResponse: ({
        teamMemberships,
      }: ResponseOf<typeof membershipEndpoints.listTeamMemberships>) => teamMemberships,
      extraOptions: IN_PLACE,
      providesTags: ['Team'],
    }),
    /** Roles, named in the person's language. */
    listRoles: build.query<TeamRole[], Locale>({
      query: () => call(membershipEndpoints.listTeamRoles),
      transformResponse: ({ teamRoles }: ResponseOf<typeof membershipEndpoints.listTeamRoles>) =>
        teamRoles,
      extraOptions: IN_PLACE_RECORDED,
    }),
    /** Rights, named in the person's language. */
    listPermissionCategories: build.query<TeamRolePermissionCategory[], Locale>({
      query: () => call(membershipEndpoints.listTeamRolePermissionCategories),
      transformResponse: ({
        teamRolePermissionCategory,
      }: ResponseOf<typeof membershipEndpoints.listTeamRolePermissionCategories>) =>
        teamRolePermissionCategory,
      extraOptions: IN_PLACE_RECORDED,
    }),
    createMember: build.mutation<Created, NewMember>({
      query: (body) => call(membershipEndpoints.createTeamMembership, { body }),
      extraOptions: IN_PLACE,
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        follow(
          dispatch,
          queryFulfilled,
          'user-created',
          ({ teamMembership: { id }, accessLink }) =>
            accessLink
              ? membershipDialogOpened({ kind: 'link', memberId: id, ...accessLink })
              : membershipDialogClosed(),
          ({ teamMembership }) => {
            dispatch(patched((members) => [...members, teamMembership]))
          },
        ),
    }),
    createMemberLink: build.mutation<AccessLink, { id: number }>({
      query: (params) => call(membershipEndpoints.createMemberLink, { params }),
      transformResponse: ({
        accessLink,
      }: ResponseOf<typeof membershipEndpoints.createMemberLink>) => accessLink,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, 'membership.alert_link-made', (link) =>
          membershipDialogOpened({ kind: 'link', memberId: id, ...link }),
        ),
      // A refusal may mean that the list is out of date.
      invalidatesTags: (_link, error) => (error ? ['Team'] : []),
    }),
    endMemberSessions: build.mutation<unknown, { id: number }>({
      query: (params) => call(membershipEndpoints.endMemberSessions, { params }),
      onQueryStarted: (_params, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, 'membership.alert_sessions-ended', () =>
          membershipDialogClosed(),
        ),
    }),
    listSessions: build.query<Session[], void>({
      query: () => call(membershipEndpoints.listSessions),
      transformResponse: ({ sessions }: ResponseOf<typeof membershipEndpoints.listSessions>) =>
        sessions,
      extraOptions: IN_PLACE,
    }),
    endSession: build.mutation<unknown, { id: string }>({
      query: (params) => call(membershipEndpoints.endSession, { params }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, 'membership.alert_session-ended', null, () => {
          dispatch(remaining((session) => session.id !== id))
        }),
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => call(membershipEndpoints.endOtherSessions),
      onQueryStarted: (_none, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, 'membership.alert_sessions-ended', null, () => {
          dispatch(remaining(({ isCurrent }) => isCurrent))
        }),
    }),
    saveMemberRole: build.mutation<TeamMember, { id: number; roleId: number }>({
      query: ({ id, roleId }) =>
        call(membershipEndpoints.saveTeamMembership, { params: { id }, body: { roleId } }),
      transformResponse: memberOf,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, 'role-updated', membershipDialogClosed(), (saved) => {
          dispatch(
            patched((members) => members.map((member) => (member.id === id ? saved : member))),
          )
        }),
      // It may have been the user's own role; a refusal means that the list is out of date.
      invalidatesTags: (_saved, error) => [error ? 'Team' : 'User'],
    }),
    deleteMember: build.mutation<unknown, { id: number }>({
      query: (params) => call(membershipEndpoints.deleteTeamMembership, { params }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, 'user-removed', membershipDialogClosed(), () => {
          dispatch(patched((members) => members.filter((member) => member.id !== id)))
        }),
      invalidatesTags: (_none, error) => (error ? ['Team'] : []),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => call(membershipEndpoints.updatePassword, { body }),
      extraOptions: IN_PLACE,
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, 'setted-new-password', passwordDialogClosed()),
    }),
  }),
})

/**
 * Sets the loading flag while a request is running; after a success applies the patch, the next dialog and the toast.
 */
async function follow<Data>(
  dispatch: AppDispatch,
  queryFulfilled: Promise<{ data: Data }>,
  messageId: MessageId,
  next: UnknownAction | ((data: Data) => UnknownAction) | null,
  patch?: (data: Data) => void,
): Promise<void> {
  dispatch(membershipRequestStarted())
  const done = await queryFulfilled.catch(() => null)
  dispatch(membershipRequestEnded())
  if (!done) return
  patch?.(done.data)
  const action = typeof next === 'function' ? next(done.data) : next
  if (action) dispatch(action)
  dispatch(toastShown({ tone: 'success', message: { id: messageId } }))
}

/** A patch of the cached list. */
function patched(change: (members: TeamMember[]) => TeamMember[]) {
  return membershipApi.util.updateQueryData('listMembers', undefined, change)
}

/** A patch of the user's own cached sessions that keeps some of them. */
function remaining(isLeft: (session: Session) => boolean) {
  return membershipApi.util.updateQueryData('listSessions', undefined, (sessions) =>
    sessions.filter(isLeft),
  )
}

export const {
  useCreateMemberLinkMutation,
  useEndMemberSessionsMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListMembersQuery,
  useListRolesQuery,
  useListPermissionCategoriesQuery,
  useCreateMemberMutation,
  useSaveMemberRoleMutation,
  useDeleteMemberMutation,
  useChangePasswordMutation,
} = membershipApi
