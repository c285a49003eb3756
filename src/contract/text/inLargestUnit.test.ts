import { inLargestUnit } from './inLargestUnit'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each<[string, number, [number, Intl.RelativeTimeFormatUnit]]>([
  ['nothing', 0, [0, 'second']],
  ['less than half a second', 499, [0, 'second']],
  ['59 seconds', 59 * SECOND, [59, 'second']],
  ['a minute', MINUTE, [1, 'minute']],
  ['nearly two minutes', 2 * MINUTE - SECOND, [1, 'minute']],
  ['an hour', HOUR, [1, 'hour']],
  ['a day', DAY, [1, 'day']],
  ['six days', 6 * DAY, [6, 'day']],
  ['a week', 7 * DAY, [1, 'week']],
  ['thirty days', 30 * DAY, [1, 'month']],
  ['364 days', 364 * DAY, [12, 'month']],
  ['a year', 365 * DAY, [1, 'year']],
])('returns %s, in the future and the past', (_name, span, [count, unit]) => {
  expect(inLargestUnit(span)).toEqual([count, unit])
  expect(inLargestUnit(-span)).toEqual([count === 0 ? expect.closeTo(0) : -count, unit])
})
