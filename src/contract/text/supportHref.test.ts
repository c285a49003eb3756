import { supportHref } from './supportHref'

test.each([
  ['help@shop.test', 'mailto:help@shop.test'],
  ['https://shop.test/help', 'https://shop.test/help'],
  ['https://social.test/@shop', 'https://social.test/@shop'],
])('links %s to %s', (contact, href) => {
  expect(supportHref(contact)).toBe(href)
})
