import { LIMITS } from '@/contract/limits'
import {
  feedLinkProblem,
  isActionLink,
  linkHref,
  normalizeLink,
  webUrl,
  withoutPassword,
  supportHref,
} from './links'

const PAGE = 'https://shop.test/lookbook'

test.each([
  ['https://shop.test/кружки?a=1', true],
  ['http://shop.test', true],
  [' /sale ', true],
  ['/sale#top', true],
  ['tel:+7 900 000-00-00', true],
  ['MAILTO:a@shop.test', true],
  ['', false],
  ['//other.test/', false],
  ['/\\other.test/', false],
  ['/\t/other.test/', false],
  ['/\n/other.test/', false],
  ['/\r\\other.test/', false],
  ['\t//other.test/', false],
  ['/\0/other.test/', false],
  ['https:other.test', false],
  ['https:\\\\other.test', false],
  ['https://\tother.test/', false],
  ['https://shop.test@other.test/', false],
  ['https://', false],
  ['https://sh op.test/', false],
  ['shop.test/sale', false],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['mailto:', false],
  [`https://shop.test/${'a'.repeat(LIMITS.link)}`, false],
])('accepts the target %j of a button: %s', (link, isRight) => {
  expect(isActionLink(link)).toBe(isRight)
})

test('resolves a path against the address of any page', () => {
  expect(linkHref('/sale', PAGE)).toBe('https://shop.test/sale')
  expect(linkHref('/sale', 'http://localhost:8080/')).toBe('http://localhost:8080/sale')
  expect(linkHref('/..//other.test', PAGE)).toBe('https://shop.test//other.test')
  expect(linkHref('/\t/other.test', PAGE)).toBeNull()
  expect(linkHref('/sale', 'about:blank')).toBeNull()
  expect(linkHref('/sale', 'file:///page.html')).toBeNull()
})

test('resolves a web address and a telephone link', () => {
  expect(linkHref('https://other.test', PAGE)).toBe('https://other.test/')
  expect(linkHref(' tel:+7 900 ', PAGE)).toBe('tel:+7 900')
})

test.each([
  ['shop.test/sale', 'https://shop.test/sale'],
  [' shop.test ', 'https://shop.test'],
  ['магазин.рф/скидки?a=б', 'https://магазин.рф/скидки?a=б'],
  ['shop.test:8443/sale', 'https://shop.test:8443/sale'],
  ['http://shop.test', 'http://shop.test'],
  ['/sale', '/sale'],
  ['//shop.test', '//shop.test'],
  ['#sale', '#sale'],
  ['tel:+7900', 'tel:+7900'],
  ['mailto:a@shop.test', 'mailto:a@shop.test'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['ftp://shop.test', 'ftp://shop.test'],
  ['a@shop.test', 'a@shop.test'],
  ['скидки', 'скидки'],
  ['20.5', '20.5'],
  ['24.shop', 'https://24.shop'],
  ['sale..now', 'sale..now'],
  ['sale... now', 'sale... now'],
  ['sale...', 'sale...'],
  ['', ''],
])('normalizes %j to %j', (typed, meant) => {
  expect(normalizeLink(typed)).toBe(meant)
  expect(normalizeLink(meant)).toBe(meant)
})

test('rejects a web address with a user name', () => {
  expect(webUrl(' https://shop.test/a ')?.href).toBe('https://shop.test/a')
  expect(webUrl('https://anna:secret@shop.test/a')).toBeNull()
  expect(webUrl('https://anna@shop.test/a')).toBeNull()
  expect(webUrl('https://:secret@shop.test/a')).toBeNull()
  expect(webUrl('ftp://shop.test/a')).toBeNull()
})

test('rejects addresses that browsers would change', () => {
  expect(webUrl('https://shop.test/a b')).toBeNull()
  expect(webUrl('https://shop.test/a\u0001b')).toBeNull()
})

test('accepts the longest link', () => {
  const web = 'https://shop.test/'.padEnd(LIMITS.link, 'a')
  expect(webUrl(web)?.href).toBe(web)
  expect(webUrl(`${web}a`)).toBeNull()
  const call = 'tel:'.padEnd(LIMITS.link, '7')
  expect(linkHref(call, PAGE)).toBe(call)
  expect(linkHref(`${call}7`, PAGE)).toBeNull()
})

test.each([
  ['https://shop.test/feed.xml', null],
  ['https://shop.test:443/feed.xml', null],
  ['shop.test/feed.xml', 'wrong-link'],
  ['', 'wrong-link'],
  ['https://anna:secret@shop.test/feed.xml', 'link-with-password'],
  ['https://anna@shop.test:8443/feed.xml', 'link-with-password'],
  ['https://shop.test:8443/feed.xml', null],
])('validates the link of a feed to %j: %s', (link, problem) => {
  expect(feedLinkProblem(link)).toBe(problem)
})

test.each([
  ['https://anna:secret@shop.test/feed.xml?a=1', 'https://***@shop.test/feed.xml?a=1'],
  ['https://anna@shop.test/', 'https://***@shop.test/'],
  ['https://:secret@shop.test/', 'https://***@shop.test/'],
  ['https://shop.test', 'https://shop.test'],
  ['shop.test/feed.xml', 'shop.test/feed.xml'],
])('shows the link %s as %s', (link, shown) => {
  expect(withoutPassword(link)).toBe(shown)
})

test.each([
  ['help@shop.test', 'mailto:help@shop.test'],
  ['https://shop.test/help', 'https://shop.test/help'],
  ['https://social.test/@shop', 'https://social.test/@shop'],
])('links %s to %s', (contact, href) => {
  expect(supportHref(contact)).toBe(href)
})
