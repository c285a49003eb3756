import { targetIndex } from './useRovingPost'

/** Eleven cards in rows of four: 0–3, 4–7 and 8–10. */
const go = (key: string, from: number, ctrlKey = false) =>
  targetIndex({ key, ctrlKey, metaKey: false }, from, 4, 10)

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 10, 10],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  // The last row is shorter: down moves to its end.
  ['ArrowDown', 7, 10],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 9, 10],
  ['PageDown', 1, 10],
  ['PageUp', 9, 0],
  ['a', 1, null],
])('moves the focus by %s from %i to %s', (key, from, target) => {
  expect(go(key, from)).toBe(target)
})

test('moves the focus to the ends of the list with Ctrl', () => {
  expect(go('Home', 6, true)).toBe(0)
  expect(go('End', 1, true)).toBe(10)
})
