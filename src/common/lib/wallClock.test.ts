import { instantOf, wallClockOf } from './wallClock'

test.each([
  ['Europe/Berlin', '2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ['Europe/Moscow', '2026-03-29T02:30', '2026-03-28T23:30:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T03:00', '2026-04-04T16:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z'],
])('in %s the clock shows %s at %s', (zone, clock, instant) => {
  expect(instantOf(clock, zone)).toBe(instant)
  expect(wallClockOf(instant, zone)).toBe(clock)
})

test('a time that clocks leap over is counted on from before the leap', () => {
  const instant = instantOf('2026-03-29T02:30', 'Europe/Berlin')
  expect(instant).toBe('2026-03-29T01:30:00.000Z')
  expect(wallClockOf(instant, 'Europe/Berlin')).toBe('2026-03-29T03:30')
})

test('of a time that comes twice the first is meant', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(wallClockOf('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T02:30')
})
