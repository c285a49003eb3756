import { cookieName } from './cookies'

test.each([
  ['https://shop.test', '', '__Host-session'],
  ['https://shop.test', 'https://shop.test', '__Host-session'],
  ['https://shop.test', 'https://office.shop.test', '__Secure-session'],
  ['http://shop.test', '', 'session'],
  ['http://shop.test', 'http://office.shop.test', 'session'],
])(
  'at %s with the back office at “%s” a cookie is called %s, so that browsers guard it',
  (publicUrl, backOfficeUrl, name) => {
    expect(cookieName({ publicUrl, backOfficeUrl }, 'session')).toBe(name)
  },
)
