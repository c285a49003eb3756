import { createRefusals } from './refusals'

const sender = (network: string) => ({
  call: 'events' as const,
  network,
  isClaimed: false,
  embedId: 'abc',
})

test('returns the total and the five most refused senders, and then starts at zero', () => {
  const refusals = createRefusals()
  expect(refusals.takeReport()).toBeNull()
  for (const [index, times] of [1, 6, 2, 5, 3, 4].entries()) {
    for (let count = 0; count < times; count += 1) refusals.add(sender(`192.0.2.${index}`))
  }
  const named = [
    [6, 1],
    [5, 3],
    [4, 5],
    [3, 4],
    [2, 2],
  ].map(([times, host]) => `${times} with events of widget abc from 192.0.2.${host}`)
  expect(refusals.takeReport()).toBe(
    `Too many calls of widgets within a minute, 21 refused; the most: ${named.join('; ')}`,
  )
  expect(refusals.takeReport()).toBeNull()
})

test('counts all ten thousand senders of a distributed flood separately', () => {
  const refusals = createRefusals()
  for (let count = 0; count < 10_000; count += 1) refusals.add(sender(`network ${count}`))
  for (let count = 0; count < 3; count += 1) refusals.add(sender('late'))
  refusals.add(sender('network 7'))
  const report = refusals.takeReport()
  expect(report).toContain('10004 refused; the most: 2 with events of widget abc from network 7;')
  expect(report).not.toContain('late')
})
