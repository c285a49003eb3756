import { cookieName } from './cookies'

test.each([
  ['https://shop.test', '', '__Host-session'],
  ['https://shop.test', 'https://shop.test', '__Host-session'],
  ['https://shop.test', 'https://office.shop.test', '__Secure-session'],
  ['http://shop.test', '', 'session'],
  ['http://shop.test', 'http://office.shop.test', 'session'],
])(
  'names a cookie for %s with the back office at “%s” %s, so that browsers protect it',
  (publicUrl, backOfficeUrl, name) => {
    expect(cookieName({ publicUrl, backOfficeUrl }, 'session')).toBe(name)
  },
)
