import { LIMITS } from '@/contract/limits'
import { shownText } from './linkedPostRow'

test.each([
  ['Утро\r\nна\rкухне\n', 'Утро\nна\nкухне'],
  ['\u0000Утро\u0007 на\tкухне\u009f ', 'Утро на\tкухне'],
  ['а'.repeat(LIMITS.postText), 'а'.repeat(LIMITS.postText)],
  ['а'.repeat(LIMITS.postText + 1), 'а'.repeat(LIMITS.postText)],
])('shows the text of page %# with its lines and without invisible characters', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})
