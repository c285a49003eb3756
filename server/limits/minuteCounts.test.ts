import { MinuteCounts } from './minuteCounts'

const MINUTE = 60_000
const NOW = 1000 * MINUTE
let counts: MinuteCounts
beforeEach(() => {
  counts = new MinuteCounts()
})

test('allows calls up to the limit, and again in the next minute', () => {
  expect(counts.hasRoom('a', 10, 10, NOW)).toBe(true)
  counts.add('a', 7, 10, NOW)
  expect(counts.hasRoom('a', 3, 10, NOW)).toBe(true)
  expect(counts.hasRoom('a', 4, 10, NOW)).toBe(false)
  expect(counts.hasRoom('b', 10, 10, NOW)).toBe(true)
  expect(counts.hasRoom('a', 4, 10, NOW + MINUTE - 1)).toBe(false)
  expect(counts.hasRoom('a', 10, 10, NOW + MINUTE)).toBe(true)
})

test.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [59_001, 1],
  [59_999, 1],
])('returns the seconds left in a minute: %i ms after its start, %i', (passed, seconds) => {
  expect(counts.secondsLeft(NOW + passed)).toBe(seconds)
})

test('shares the counts of keys that grew by an eighth of their limit, largest first', () => {
  counts.add('few', 9, 80, NOW)
  counts.add('fewer', 10, 80, NOW)
  counts.add('none', 9, 81, NOW)
  counts.add('many', 30, 80, NOW)
  expect(counts.toShare(NOW, 10)).toEqual({
    minute: NOW / MINUTE,
    shares: [
      { key: 'many', added: 30 },
      { key: 'fewer', added: 10 },
    ],
  })
  expect(counts.toShare(NOW, 1).shares).toEqual([{ key: 'many', added: 30 }])
})

test('adds what other processes shared, and does not share the same counts again', () => {
  counts.add('a', 10, 40, NOW)
  const { minute, shares } = counts.toShare(NOW, 10)
  counts.wasShared(shares[0]!, minute, 35)
  expect(counts.hasRoom('a', 5, 40, NOW)).toBe(true)
  expect(counts.hasRoom('a', 6, 40, NOW)).toBe(false)
  expect(counts.toShare(NOW, 10).shares).toEqual([])
  counts.add('a', 5, 40, NOW)
  expect(counts.toShare(NOW, 10).shares).toEqual([{ key: 'a', added: 5 }])
})

test('ignores counts shared for a past minute', () => {
  counts.add('a', 10, 40, NOW)
  const { minute, shares } = counts.toShare(NOW, 10)
  counts.add('a', 1, 40, NOW + MINUTE)
  counts.wasShared(shares[0]!, minute, 40)
  expect(counts.hasRoom('a', 39, 40, NOW + MINUTE)).toBe(true)
})

test('counts a hundred thousand keys, and drops the longest inactive keys beyond that number', () => {
  counts.add('first', 1, 1, NOW)
  counts.add('second', 1, 1, NOW)
  for (let count = 0; count < 99_998; count += 1) counts.add(`key ${count}`, 1, 1, NOW)
  expect(counts.hasRoom('first', 1, 1, NOW)).toBe(false)
  counts.add('first', 1, 1, NOW)
  counts.add('one more', 1, 1, NOW)
  expect(counts.hasRoom('first', 1, 1, NOW)).toBe(false)
  expect(counts.hasRoom('second', 1, 1, NOW)).toBe(true)
})
