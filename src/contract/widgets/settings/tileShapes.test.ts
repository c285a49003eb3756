import { tileRatio } from './tileShapes'

test.each([
  [null, 1],
  [1, 1],
  [2, 4 / 5],
  [3, 3 / 4],
  [4, 9 / 16],
  [5, 1],
])('tiles of layout %s are %d wide to 1 high', (layout, ratio) => {
  expect(tileRatio(layout)).toBe(ratio)
})
