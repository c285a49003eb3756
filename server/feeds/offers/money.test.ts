import fc from 'fast-check'
import { currencyOf, moneyOf } from './money'
import '../../../test/seededProperties'

test.each([
  ['1490', 149_000],
  ['1490.5', 149_050],
  ['1490.50 RUB', 149_050],
  ['1 299,00 zł', 129_900],
  ['1\u00a0299,00', 129_900],
  ['1\u202f299', 129_900],
  ['SAR 1,250', 125_000],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1,250,000', 125_000_000],
  ['1.250.000', 125_000_000],
  ["1'299.90", 129_990],
  ['1299,9', 129_990],
  // Documented prices have a point, so three digits behind it are decimals.
  ['1250.000', 125_000],
  ['12.345', 1_235],
  ['0.99', 99],
  ['от 500 руб.', 50_000],
  ['₽ 500', 50_000],
  ['1299 р.', 129_900],
  ['1299.', 129_900],
  ['$-less 5', 500],
  ['0', null],
  ['0.00 EUR', null],
  ['0.004', null],
  ['-5', null],
  ['−5', null],
  ['', null],
  ['по запросу', null],
  ['99999999999999', null],
  [`1${' '.repeat(60)}5`, null],
])('reads the price %j as %j hundredths', (text, hundredths) => {
  expect(moneyOf(text)).toBe(hundredths)
})

test('reads any generated price as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 11 }), (hundredths) => {
      const plain = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      expect(moneyOf(plain)).toBe(hundredths)
      expect(moneyOf(`${plain} RUB`)).toBe(hundredths)
      for (const locale of ['ru', 'en', 'de', 'pl', 'de-CH']) {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB' })
        expect(moneyOf(format.format(hundredths / 100))).toBe(hundredths)
      }
    }),
  )
})

test.each([
  ['RUB', 'rub'],
  [' rur ', 'rub'],
  ['1490.50 RUB', 'rub'],
  ['15.00EUR', 'eur'],
  ['SAR 1,250', 'sar'],
  ['1 299,00 zł', 'pln'],
  ['1 299 ₽', 'rub'],
  ['1299 р.', 'rub'],
  ['1299р', 'rub'],
  ['1299 руб', 'rub'],
  ['500 ₸', 'kzt'],
  ['500 грн.', 'uah'],
  ['5 €', 'eur'],
  ['Price', null],
  ['Цена продажи', null],
  ['old price', null],
  ['1299', null],
  ['', null],
  ['???', null],
])('reads the currency of %j as %j', (text, currency) => {
  expect(currencyOf(text)).toBe(currency)
})
