import { discountOf, formatPrice } from './formatPrice'

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

test('returns null for 0', () => {
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
