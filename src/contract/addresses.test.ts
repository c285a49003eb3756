import { accountPath, usernameOfPath } from './addresses'

test.each(['shop', 'лён и глина', 'a/b', 'a.b-c_d'])(
  'returns the account’s page for %j',
  (username) => {
    expect(usernameOfPath(accountPath(username))).toBe(username)
    expect(usernameOfPath(`${accountPath(username)}more/still`)).toBe(username)
  },
)

test.each([
  '/',
  '/my/admin',
  '/my/admin/',
  '/my/admin/login',
  '/other/my/admin/shop/',
  '/my/admin//',
])('returns null for %s, which is outside of the cabinet', (pathname) => {
  expect(usernameOfPath(pathname)).toBeNull()
})
