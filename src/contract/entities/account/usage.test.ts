import { DAY_MS } from '@/contract/constants'
import { limitReachedAt, meterState } from './usage'

test.each([
  [0, 'free'],
  [79, 'free'],
  [80, 'near'],
  [99, 'near'],
  [100, 'full'],
  [101, 'full'],
] as const)('returns the state of a meter with %i of 100 used: %s', (used, state) => {
  expect(meterState({ used, limit: 100 })).toBe(state)
})

test('calls a meter without a limit free, however much is used', () => {
  expect(meterState({ used: 1_000_000, limit: null })).toBe('free')
})

const since = Date.UTC(2026, 2, 1)
const till = Date.UTC(2026, 3, 1)
const after = (days: number) => since + days * DAY_MS

test.each([
  ['at the average pace', { used: 50, limit: 100 }, 10, 20],
  ['not in this month', { used: 30, limit: 100 }, 10, null],
  ['not from less than a day', { used: 50, limit: 100 }, 0.9, null],
  ['not when nothing was used', { used: 0, limit: 100 }, 10, null],
  ['not once it is reached', { used: 100, limit: 100 }, 10, null],
  ['not without a limit', { used: 50, limit: null }, 10, null],
])('predicts when a limit is reached: %s', (_case, meter, days, expected) => {
  const times = { since, now: after(days), till }
  expect(limitReachedAt(meter, times)).toBe(expected === null ? null : after(expected))
})
