import { dayAfter } from '@/contract/text/zonedDays'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { pointsOf, stepOf } from './series'

type Day = AnalyticsReport['days'][number]

const NO_EVENTS = {
  loads: 0,
  views: 0,
  opens: 0,
  productClicks: 0,
  cartAdds: 0,
  purchases: 0,
  actions: 0,
  completions: 0,
  answers: 0,
}

/** As many days from one on, with one view each. */
const daysFrom = (first: string, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => ({
    date: dayAfter(first, index),
    ...NO_EVENTS,
    views: 1,
  }))

test.each([
  [1, 'day'],
  [120, 'day'],
  [121, 'week'],
  [732, 'week'],
  [733, 'month'],
])('draws %d days by %s', (count, step) => {
  expect(stepOf(count)).toBe(step)
})

test('adds the days up by weeks from Monday and by months, and names the days that each has', () => {
  const days = daysFrom('2026-02-27', 6)
  const summed = (step: 'week' | 'month') =>
    pointsOf(days, null, 'views', step).map(({ span, value }) => [span.since, span.till, value])
  expect(summed('week')).toEqual([
    ['2026-02-27', '2026-03-01', 3],
    ['2026-03-02', '2026-03-04', 3],
  ])
  expect(summed('month')).toEqual([
    ['2026-02-27', '2026-02-28', 2],
    ['2026-03-01', '2026-03-04', 4],
  ])
})

test('puts compared days beside those of the period one by one, as far as there are any', () => {
  const points = pointsOf(daysFrom('2026-03-01', 3), daysFrom('2025-12-31', 2), 'views', 'day')
  expect(points.map(({ previous }) => previous?.span.since ?? null)).toEqual([
    '2025-12-31',
    '2026-01-01',
    null,
  ])
})
