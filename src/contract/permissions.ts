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

/**
 * Whether the holder has a right, or one of several: by an admin's view, as the owner, or by a role
 * (product-rules/account.md#permissions).
 */
export function hasPermission(
  holder: PermissionHolder,
  wanted: Permission | readonly Permission[],
): boolean {
  if (holder.isViewedByAdmin || holder.isOwner) return true
  const names = typeof wanted === 'string' ? [wanted] : wanted
  return names.some((name) => holder.permissions.includes(name))
}
