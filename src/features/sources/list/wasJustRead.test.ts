import { wasJustRead } from './wasJustRead'

const NOW = Date.parse('2026-03-18T12:00:00.000Z')
const before = (ms: number) => new Date(NOW - ms).toISOString()

test.each([
  ['never', null, false],
  ['a minute ago', before(60_000), false],
  ['less than a minute ago', before(59_999), true],
  // The page's clock advances in steps of a minute.
  ['after the last tick of the page’s clock', before(-1000), true],
])('returns whether a source was just read: %s', (_, syncedAt, isJustRead) => {
  expect(wasJustRead(syncedAt, NOW)).toBe(isJustRead)
})
