import { tokenExpiry } from './tokenExpiry'

const NOW = Date.parse('2026-03-18T12:00:00.000Z')
const after = (ms: number) => new Date(NOW + ms).toISOString()
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

test.each([
  ['no known expiry', null, null],
  ['two weeks', after(2 * WEEK_MS), null],
  ['less than two weeks', after(2 * WEEK_MS - 1), 'two-weeks'],
  ['one week', after(WEEK_MS), 'two-weeks'],
  ['less than one week', after(WEEK_MS - 1), 'week'],
  ['one day', after(DAY_MS), 'week'],
  ['less than one day', after(DAY_MS - 1), 'day'],
  ['now', after(0), 'expired'],
  ['long ago', after(-WEEK_MS), 'expired'],
])('returns the warning about a connection: %s', (_, expiresAt, expiry) => {
  expect(tokenExpiry(expiresAt, NOW)).toBe(expiry)
})
