import { discountOf, formatPrice, inLargestUnit } from './figures'

/** Numbers contain non-breaking spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [129_000, 'rub', 'ru', '1 290 ₽'],
  [129_050, 'rub', 'ru', '1 290,50 ₽'],
  [129_000, 'rub', 'en', '₽1,290'],
  [500, 'not a currency', 'en', '5 not a currency'],
])('formats %d of %s in %s as %s', (hundredths, currency, locale, expected) => {
  expect(plain(formatPrice(hundredths, currency, locale) ?? '')).toBe(expected)
})

test('returns null for a price of 0', () => {
  expect(formatPrice(0, 'rub', 'ru')).toBeNull()
})

test.each([
  [75, 100, 25],
  [100, 100, 0],
  [120, 100, 0],
  [100, null, 0],
  [0, 100, 0],
])('computes for %d after %s a discount of %d%%', (price, oldPrice, expected) => {
  expect(discountOf(price, oldPrice)).toBe(expected)
})

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each<[string, number, [number, Intl.RelativeTimeFormatUnit]]>([
  ['0 s', 0, [0, 'second']],
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
])('expresses %s in the largest unit, in the future and the past', (_name, span, [count, unit]) => {
  expect(inLargestUnit(span)).toEqual([count, unit])
  expect(inLargestUnit(-span)).toEqual([count === 0 ? expect.closeTo(0) : -count, unit])
})
