import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { feedLinkSchema } from './feed'

test('accepts a feed link without its scheme', () => {
  expect(v.parse(feedLinkSchema, ' shop.test/feed.xml ')).toBe('https://shop.test/feed.xml')
  expect(v.parse(feedLinkSchema, 'http://shop.test/feed.xml')).toBe('http://shop.test/feed.xml')
})

const longest = `https://shop.test/${'a'.repeat(LIMITS.link - 'https://shop.test/'.length)}`
test.each([
  [longest, []],
  [`${longest}a`, ['too-long']],
  ['', ['wrong-link']],
  ['feed', ['wrong-link']],
  ['ftp://shop.test/feed.xml', ['not-web-link']],
  [' SFTP://anna:secret@shop.test/feed.xml', ['not-web-link']],
  ['http://', ['wrong-link']],
  ['https://anna:secret@shop.test/feed.xml', ['link-with-password']],
  ['https://shop.test:8443/feed.xml', []],
])('returns for the link %j: %j', (link, problems) => {
  // One problem at a time, so that the user knows what to fix.
  const [first, ...others] =
    v.safeParse(feedLinkSchema, link).issues?.map(({ message }) => message) ?? []
  expect([first, ...others].filter(Boolean)).toEqual(problems)
})
