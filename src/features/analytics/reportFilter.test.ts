import { addressOfDays, REPORT_PARTS } from '@/contract/addresses'
import { changeOf, revenueChange } from '@/contract/entities/analytics'
import { addressOfFilter, boundsOf, filterOfAddress, searchOfFilter } from './reportFilter'

const filterOf = (address: string) => filterOfAddress(new URLSearchParams(address))

test('stores every choice in the address, and reads the same ones from it', () => {
  const address =
    'days=2026-01-01_2026-02-01&compare=year&widget=home&widget=sale&album=7&device=mobile&sort-days=-at&page=3'
  expect(addressOfFilter(filterOf(address)).toString()).toBe(address)
  expect(searchOfFilter(filterOf(address))).toBe(
    '?days=2026-01-01_2026-02-01&compare=year&widget=home&widget=sale&album=7&device=mobile',
  )
})

test('reads the days and the widget of a link in a letter', () => {
  const span = { since: '2026-03-16', till: '2026-03-22' }
  const parts = { [REPORT_PARTS.days]: addressOfDays(span), [REPORT_PARTS.widget]: 'home' }
  expect(filterOf(new URLSearchParams(parts).toString())).toMatchObject({
    period: span,
    comparison: 'before',
    embedIds: ['home'],
  })
})

test('omits default values from the address', () => {
  expect(addressOfFilter(filterOf('')).toString()).toBe('')
  expect(searchOfFilter(filterOf('page=2'))).toBe('')
})

test.each(['days=8&compare=x', 'widget=&album=x&album=0', 'device=watch', 'page=0', 'page=1.5'])(
  'leaves out what an address says wrongly: %s',
  (address) => {
    expect(filterOf(address)).toEqual(filterOf(''))
  },
)

test.each([
  ['Europe/Moscow', '2026-11-15', '2026-11-21', '2026-11-14T21:00Z', '2026-11-21T21:00Z'],
  ['Asia/Kathmandu', '2026-11-16', '2026-11-22', '2026-11-15T18:15Z', '2026-11-22T18:15Z'],
  // A day of 23 hours and one of 25.
  ['Europe/Berlin', '2026-03-24', '2026-03-30', '2026-03-23T23:00Z', '2026-03-30T22:00Z'],
  ['Europe/Berlin', '2026-10-19', '2026-10-25', '2026-10-18T22:00Z', '2026-10-25T23:00Z'],
  // Its summer begins at midnight: there is none on that day.
  ['Africa/Cairo', '2026-04-18', '2026-04-24', '2026-04-17T22:00Z', '2026-04-24T21:00Z'],
])('in %s the days %s to %s go from %s to %s', (timeZone, first, last, since, till) => {
  expect(boundsOf({ since: first, till: last }, timeZone)).toEqual({
    since: new Date(since).toISOString(),
    till: new Date(till).toISOString(),
  })
})

test('returns the relative change, and null without a previous value', () => {
  expect(changeOf(112, 100)).toBeCloseTo(0.12)
  expect(changeOf(5, 0)).toBeNull()
  expect(changeOf(0, 0)).toBe(0)
})

test('compares revenue only within one currency', () => {
  const rub = (amount: number) => [{ amount, currency: 'rub' }]
  expect(revenueChange(rub(300), rub(200))).toBeCloseTo(0.5)
  expect(revenueChange([], rub(200))).toBe(-1)
  expect(revenueChange(rub(300), [])).toBeNull()
  expect(revenueChange(rub(300), [{ amount: 200, currency: 'eur' }])).toBeNull()
})
