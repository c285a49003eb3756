import { amountInWords } from './invoice'
import { asKopecks, asRoubles } from './money'

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [199_000, '1990.00'],
  [1_000_000_029, '10000000.29'],
])('%i kopecks are written as %s, and read so', (kopecks, text) => {
  expect(asRoubles(kopecks)).toBe(text)
  expect(asKopecks(text)).toBe(kopecks)
})

test.each(['', '1.5', '1,50', '-1.00', '1e3', '1.000', ' 1.00', '9999999999999.00', 'NaN'])(
  'rejects %j',
  (text) => {
    expect(asKopecks(text)).toBeNull()
  },
)

test.each([
  [199_001, 'Одна тысяча девятьсот девяносто рублей 01 копейка'],
  [2_100, 'Двадцать один рубль 00 копеек'],
  [891_000_000, 'Восемь миллионов девятьсот десять тысяч рублей 00 копеек'],
])('%i kopecks in words', (kopecks, words) => {
  expect(amountInWords(kopecks)).toBe(words)
})
