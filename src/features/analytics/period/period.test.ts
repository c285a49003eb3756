import {
  addressOfChoice,
  comparedDays,
  comparisonOfAddress,
  daysOfPeriod,
  periodOfAddress,
  type Comparison,
  type Period,
} from './period'

const span = (since: string, till: string) => ({ since, till })

test.each<[Period, string, string, string]>([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['7', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['90', '2026-03-01', '2025-12-02', '2026-03-01'],
  ['this-month', '2026-03-14', '2026-03-01', '2026-03-14'],
  ['last-month', '2026-03-14', '2026-02-01', '2026-02-28'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['year', '2026-03-14', '2025-03-15', '2026-03-14'],
  ['year', '2028-02-29', '2027-03-01', '2028-02-29'],
  [span('2026-01-02', '2026-01-05'), '2026-03-14', '2026-01-02', '2026-01-05'],
])('the period %j on %s goes from %s to %s', (period, today, since, till) => {
  expect(daysOfPeriod(period, today)).toEqual({ since, till })
})

test.each<[Comparison, string, string, string, string]>([
  ['before', '2026-03-01', '2026-03-03', '2026-02-26', '2026-02-28'],
  ['year', '2026-03-01', '2026-03-03', '2025-03-01', '2025-03-03'],
  ['year', '2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
  [span('2026-01-02', '2026-01-05'), '2026-03-01', '2026-03-03', '2026-01-02', '2026-01-05'],
])('with %j, %s to %s is compared with %s to %s', (comparison, since, till, from, to) => {
  expect(comparedDays(comparison, { since, till })).toEqual(span(from, to))
})

test('compares with nothing when that is chosen', () => {
  expect(comparedDays('none', span('2026-03-01', '2026-03-03'))).toBeNull()
})

test.each<Period>([
  'today',
  '7',
  span('2026-01-02', '2026-01-02'),
  span('2024-01-01', '2026-12-31'),
])('reads the period %j from its own address', (period) => {
  expect(periodOfAddress(addressOfChoice(period))).toEqual(period)
})

test.each([
  null,
  '',
  '8',
  '2026-01-05',
  '2026-01-05_2026-01-02',
  '2026-02-30_2026-03-02',
  '2026-01-02_2026-01-05_2026-01-06',
  // Longer than three years.
  '2023-12-31_2026-12-31',
])('falls back to thirty days, compared with those before, for the address %j', (text) => {
  expect(periodOfAddress(text)).toBe('30')
  expect(comparisonOfAddress(text)).toBe('before')
})
