import { discountOf, formatPrice } from './formatPrice'

/** Spaces of numbers are not the plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [129_000, 'rub', 'ru', '1 290 ₽'],
  [129_050, 'rub', 'ru', '1 290,50 ₽'],
  [129_000, 'rub', 'en', '₽1,290'],
  [500, 'not a currency', 'en', '5 not a currency'],
])('%d of %s in %s is %s', (hundredths, currency, locale, expected) => {
  expect(plain(formatPrice(hundredths, currency, locale) ?? '')).toBe(expected)
})

test('0 is no price', () => {
  expect(formatPrice(0, 'rub', 'ru')).toBeNull()
})

test.each([
  [75, 100, 25],
  [100, 100, 0],
  [120, 100, 0],
  [100, null, 0],
  [0, 100, 0],
])('%d after %s is %d%% cheaper', (price, oldPrice, expected) => {
  expect(discountOf(price, oldPrice)).toBe(expected)
})
