import { hasPermission, type Permission } from '@/contract/permissions'
import type { User } from '@/contract/entities/account/user'
import { useGetUserQuery } from './userApi'

/** The signed-in person in this account; loaded by the start-up before anything is rendered. */
export function useUser(): User {
  const { data } = useGetUserQuery()
  if (!data) throw new Error('user data is loaded at start-up')
  return data
}

/** The part of the user data for permission checks (product-rules/account.md#permissions). */
export function permissionHolder(user: User) {
  return {
    isViewedByAdmin: user.isViewedByAdmin,
    isOwner: user.isOwner,
    permissions: user.teamMembership?.teamRole.teamRolePermissions.map(({ name }) => name) ?? [],
  }
}

/** Whether the person holds a permission, or any one of a list. */
export function usePermission(wanted: Permission | readonly Permission[]): boolean {
  return hasPermission(permissionHolder(useUser()), wanted)
}
