import type { TeamRolePermissionCategory } from '@/contract/entities/account/membership'
import type { Locale } from '@/contract/locale'
import type { Permission } from '@/contract/permissions'
import { translate } from '../../language/messages'

/** The categories of the rights (product-rules/account.md#roles); each right is in exactly one. */
const CATEGORIES: [TeamRolePermissionCategory['code'], readonly Permission[]][] = [
  ['content', ['VIEW_POSTS', 'EDIT_POST', 'PUBLISH_POST', 'MANAGE_SEGMENTS', 'MANAGE_SOURCES']],
  ['catalogue', ['VIEW_SKUS', 'MANAGE_FEED']],
  ['widgets', ['VIEW_WIDGETS', 'MANAGE_WIDGETS', 'MANAGE_ANALYTICS']],
  ['account', ['MANAGE_INTEGRATIONS', 'VIEW_TARIFF', 'MANAGE_USERS']],
]

/** The rights by category, in a language. */
export function permissionCategories(locale: Locale): TeamRolePermissionCategory[] {
  return CATEGORIES.map(([code, permissions]) => ({
    code,
    name: translate(locale, `server.category_${code}`),
    permissions: permissions.map((name) => ({
      name,
      title: translate(locale, `server.permission_${name}`),
    })),
  }))
}
