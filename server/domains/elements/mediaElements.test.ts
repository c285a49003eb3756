import { hiddenSlides } from './mediaElements'

test.each<[number[], number, number[]]>([
  [[], 3, []],
  [[1, 3], 3, [1, 3]],
  [[2, 2], 3, [2]],
  [[0, -1, 4, 2], 3, [2]],
  [[3], 2, []],
  [[1, 2], 3, [1, 2]],
  [[1, 2, 3], 3, []],
  [[1], 1, []],
])('reads the hidden positions %j of %i slides as %j', (positions, count, hidden) => {
  expect([...hiddenSlides(positions, count)]).toEqual(hidden)
})
