import { clickRate } from './analytics'

test.each([
  [0, 0, null],
  [0, 3, null],
  [200, 0, 0],
  [200, 100, 50],
  [3, 1, 33.3],
  [3, 2, 66.7],
  // A post may be clicked more often than it was opened.
  [2, 3, 150],
])('computes for %d openings and %d clicks a rate of %j percent', (opens, productClicks, rate) => {
  expect(clickRate({ opens, productClicks })).toBe(rate)
})
