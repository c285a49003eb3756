import * as v from 'valibot'

/** Names of the rights (product-rules/account.md#permissions). */
export const PERMISSIONS = [
  'MANAGE_USERS',
  'PUBLISH_POST',
  'MANAGE_INTEGRATIONS',
  'MANAGE_FEED',
  'MANAGE_ANALYTICS',
  'MANAGE_SOURCES',
  'MANAGE_SEGMENTS',
  'EDIT_POST',
  'VIEW_TARIFF',
  'MANAGE_WIDGETS',
  'VIEW_POSTS',
  'VIEW_SKUS',
  'VIEW_WIDGETS',
] as const

export type Permission = (typeof PERMISSIONS)[number]
export const permissionSchema = v.picklist(PERMISSIONS)

/** The caller, as permission checks see it. */
export interface PermissionHolder {
  isViewedByAdmin: boolean
  isOwner: boolean
  permissions: readonly Permission[]
}

/** An admin's view, the owner, or a role with the right, any one of a list (product-rules/account.md#permissions). */
export function hasPermission(
  holder: PermissionHolder,
  wanted: Permission | readonly Permission[],
): boolean {
  if (holder.isViewedByAdmin || holder.isOwner) return true
  const names = typeof wanted === 'string' ? [wanted] : wanted
  return names.some((name) => holder.permissions.includes(name))
}
