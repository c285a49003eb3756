import { accountPath, usernameOfPath } from './addresses'

test.each(['shop', 'лён и глина', 'a/b', 'a.b-c_d'])(
  'the page of %j is the page of that account',
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
])('%s is outside of the cabinet', (pathname) => {
  expect(usernameOfPath(pathname)).toBeNull()
})
