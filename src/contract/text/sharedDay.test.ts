import { sharedDay } from './sharedDay'

// The evening in UTC is the next day in Moscow.
const EVENING = Date.parse('2026-12-28T22:00:00.000Z')

test.each([
  ['ru', '29 декабря 2026'],
  ['en', 'December 29, 2026'],
])('writes a day (%s) that can end a sentence', (locale, day) => {
  expect(sharedDay(locale, EVENING)).toBe(day)
})
