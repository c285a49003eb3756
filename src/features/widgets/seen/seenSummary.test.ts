import { seenSummary } from './SeenPages'

const at = (second: number) => new Date(Date.UTC(2026, 2, 18, 12, 0, second)).toISOString()
const page = (revision: number, second: number) => ({
  page: `https://shop.test/${second}`,
  revision,
  seenAt: at(50),
  liveAt: at(second),
})

test('measures the delay from a save until the last page shows its version', () => {
  const pages = [page(42, 40), page(42, 15)]
  expect(seenSummary({ revision: 42, savedAt: at(0), pages })).toEqual({
    pages: 2,
    current: 2,
    delay: 40_000,
  })
})

test('has no delay while a page shows an earlier version', () => {
  const pages = [page(42, 40), page(41, 15)]
  expect(seenSummary({ revision: 42, savedAt: at(0), pages })).toEqual({
    pages: 2,
    current: 1,
    delay: null,
  })
})

test('has no delay without pages or without the time of the save', () => {
  expect(seenSummary({ revision: 1, savedAt: at(0), pages: [] })).toEqual({
    pages: 0,
    current: 0,
    delay: null,
  })
  expect(seenSummary({ revision: 1, savedAt: null, pages: [page(1, 5)] }).delay).toBeNull()
})
