import { DEFAULT_BORDER_COLORS } from '@/contract/widgets/settings/storiesSettings'
import { isDefaultBorder, withOneMore } from './BorderColors'

const [first, second, third, fourth] = DEFAULT_BORDER_COLORS as [string, string, string, string]

test.each([
  [[first], [first, second]],
  [[second], [second, first]],
  [
    [fourth, first, second],
    [fourth, first, second, third],
  ],
  [['#000000'], ['#000000', first]],
  [
    ['#000000', '#000000', '#000000', '#000000'],
    ['#000000', '#000000', '#000000', '#000000'],
  ],
])('adds an unused default colour to the border %j: %j', (colors, more) => {
  expect(withOneMore(colors)).toEqual(more)
})

test('recognises the default border by its colours and their order', () => {
  expect(isDefaultBorder([...DEFAULT_BORDER_COLORS])).toBe(true)
  expect(isDefaultBorder(DEFAULT_BORDER_COLORS.toReversed())).toBe(false)
  expect(isDefaultBorder([first])).toBe(false)
})
