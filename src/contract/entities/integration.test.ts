import * as v from 'valibot'
import { LIMITS } from '../limits'
import { feedLinkSchema, googleCounterSchema, yandexCounterSchema } from './integration'

const problemOf = (schema: v.GenericSchema, text: string) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message) ?? []

test('the link to a feed may be typed without its beginning', () => {
  expect(v.parse(feedLinkSchema, ' shop.test/feed.xml ')).toBe('https://shop.test/feed.xml')
  expect(v.parse(feedLinkSchema, 'http://shop.test/feed.xml')).toBe('http://shop.test/feed.xml')
})

const longest = `https://shop.test/${'a'.repeat(LIMITS.link - 'https://shop.test/'.length)}`
test.each([
  [longest, []],
  [`${longest}a`, ['too-long']],
  ['', ['wrong-link']],
  ['feed', ['wrong-link']],
  ['ftp://shop.test/feed.xml', ['wrong-link']],
  ['https://anna:secret@shop.test/feed.xml', ['link-with-password']],
  ['https://shop.test:8443/feed.xml', ['link-with-port']],
])('the link %j: %j', (link, problems) => {
  // One problem at a time, so that a person is told what to mend.
  const [first, ...others] = problemOf(feedLinkSchema, link)
  expect([first, ...others].filter(Boolean)).toEqual(problems)
})

test.each([
  ['', true],
  ['12345', true],
  [' 123456789 ', true],
  ['1234', false],
  ['1234567890', false],
  ['12345x', false],
  ['x12345', false],
])('the counter of Yandex %j is taken: %j', (counter, isTaken) => {
  expect(problemOf(yandexCounterSchema, counter)).toEqual(isTaken ? [] : ['wrong-yandex-counter'])
})

test.each([
  ['', true],
  ['G-ABCD', true],
  ['g-abcdef123456', true],
  ['GTM-W1X2', true],
  ['UA-1234-1', true],
  [' UA-1234567890-1234 ', true],
  ['G-ABC', false],
  ['G-ABCDEF1234567', false],
  ['xG-ABCD', false],
  ['UA-123-1', false],
  ['UA-1234', false],
  ['UA-1234-12345', false],
  ['xUA-1234-1', false],
  ['UA-1234-1x', false],
])('the counter of Google %j is taken: %j', (counter, isTaken) => {
  expect(problemOf(googleCounterSchema, counter)).toEqual(isTaken ? [] : ['wrong-google-counter'])
})
