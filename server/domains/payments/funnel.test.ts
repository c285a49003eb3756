import { funnelStatus } from './funnel'

test.each([
  // Self-service.
  [12, true, 13],
  [14, true, 13],
  [13, false, 12],
  [16, false, 16],
  // The automatic funnel.
  [5, true, 6],
  [6, true, 6],
  [6, false, 5],
  [5, false, 5],
  // No funnel of a payment.
  [4, true, 4],
  [7, true, 7],
  [11, false, 11],
  [17, true, 17],
])('of an account with %d and an awaited payment (%s) is %d', (status, isPaying, expected) => {
  expect(funnelStatus(status, isPaying)).toBe(expected)
})
