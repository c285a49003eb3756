import { createIntl } from 'react-intl'
import { formatAgo, formatBytes } from './format'

const intl = createIntl({ locale: 'ru' })
const NOW = Date.parse('2026-03-18T12:00:00.000Z')

test.each([
  [-3 * 86_400_000, '3 дня назад'],
  [-1000, '1 секунду назад'],
  [0, 'сейчас'],
  // The clock of a screen is updated only once a minute.
  [11_000, 'сейчас'],
])('formats %d ms from now as «%s»', (distance, words) => {
  expect(formatAgo(intl, new Date(NOW + distance).toISOString(), NOW)).toBe(words)
})

test.each([
  [0, '0 кБ'],
  [1, '1 кБ'],
  [319_488, '312 кБ'],
  [1_048_575, '1 МБ'],
  [1_468_006, '1,4 МБ'],
])('formats %d bytes as «%s»', (bytes, words) => {
  expect(formatBytes(intl, bytes).replace(/\s/g, ' ')).toBe(words)
})
