import { dayAfter, dayIn, startOfDayIn } from './zonedDays'

const HOUR_MS = 60 * 60 * 1000

test.each([
  ['Europe/Moscow', '2026-03-29', '2026-03-28T21:00Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00Z', 25],
  ['Asia/Kathmandu', '2026-03-29', '2026-03-28T18:15Z', 24],
  // Its clocks leap over midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z', 23],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00Z', 24.5],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00Z', 24],
  ['UTC', '2026-01-01', '2026-01-01T00:00Z', 24],
])('in %s the day %s begins at %s and has %s hours', (zone, day, start, hours) => {
  const from = startOfDayIn(zone, day)
  expect(new Date(from)).toEqual(new Date(start))
  expect([dayIn(zone, from - 1), dayIn(zone, from)]).toEqual([dayAfter(day, -1), day])
  expect((startOfDayIn(zone, dayAfter(day, 1)) - from) / HOUR_MS).toBe(hours)
})
