import { moved } from './MoveButtons'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [3, 0, 'abc'],
])('moves in the list abc the item at %d to %d: %s', (from, to, letters) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(letters)
})
