import { cookieName } from './cookies'

test.each([
  ['https://shop.test', '', '__Host-session'],
  ['https://shop.test', 'https://shop.test', '__Host-session'],
  ['https://shop.test', 'https://office.shop.test', '__Secure-session'],
  ['http://shop.test', '', 'session'],
  ['http://shop.test', 'http://office.shop.test', 'session'],
])(
  'names the cookie for a page at %s and a back office at “%s”: %s',
  (publicUrl, backOfficeUrl, name) => {
    expect(cookieName({ publicUrl, backOfficeUrl }, 'session')).toBe(name)
  },
)
