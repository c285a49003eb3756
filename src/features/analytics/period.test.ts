import { changeOf } from './metrics'
import { boundsOfPeriod, periodOfAddress } from './period'

test('falls back to thirty days for an unknown period', () => {
  expect(periodOfAddress(new URLSearchParams('days=7'))).toBe(7)
  expect(periodOfAddress(new URLSearchParams('days=8'))).toBe(30)
  expect(periodOfAddress(new URLSearchParams())).toBe(30)
})

test('ends with today and has whole days', () => {
  const now = new Date(2026, 10, 21, 15, 30).getTime()
  const { since, till } = boundsOfPeriod(7, now)
  expect(new Date(since)).toEqual(new Date(2026, 10, 15))
  expect(new Date(till)).toEqual(new Date(2026, 10, 22))
})

test('returns the relative change, and null without a previous value', () => {
  expect(changeOf(112, 100)).toBeCloseTo(0.12)
  expect(changeOf(5, 0)).toBeNull()
})
