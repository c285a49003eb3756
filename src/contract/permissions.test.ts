import { hasPermission, type PermissionHolder } from './permissions'

const nobody: PermissionHolder = { isViewedByAdmin: false, isOwner: false, permissions: [] }

test.each<[string, Partial<PermissionHolder>, boolean]>([
  ['the provider’s people', { isViewedByAdmin: true }, true],
  ['the owner', { isOwner: true }, true],
  ['a role with the right', { permissions: ['EDIT_POST'] }, true],
  ['a role with another right', { permissions: ['VIEW_POSTS'] }, false],
  ['no role', {}, false],
])('checks the permission EDIT_POST of %s', (_who, facts, expected) => {
  expect(hasPermission({ ...nobody, ...facts }, 'EDIT_POST')).toBe(expected)
})

test('allows any one of several required rights', () => {
  const holder = { ...nobody, permissions: ['VIEW_SKUS' as const] }
  expect(hasPermission(holder, ['MANAGE_FEED', 'VIEW_SKUS'])).toBe(true)
  expect(hasPermission(holder, ['MANAGE_FEED', 'VIEW_POSTS'])).toBe(false)
})
