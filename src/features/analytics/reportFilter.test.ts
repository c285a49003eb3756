import { changeOf } from './metrics'
import {
  addressOfFilter,
  filterOfAddress,
  searchOfFilter,
  boundsOfPeriod,
  periodOfAddress,
} from './reportFilter'

test.each([
  ['', { days: 30, embedId: null, page: 1 }],
  ['days=7&widget=home&page=3', { days: 7, embedId: 'home', page: 3 }],
  ['days=8&widget=&page=0', { days: 30, embedId: null, page: 1 }],
  ['page=1.5', { days: 30, embedId: null, page: 1 }],
  ['page=x', { days: 30, embedId: null, page: 1 }],
])('parses the address %j as %j', (address, filter) => {
  expect(filterOfAddress(new URLSearchParams(address))).toEqual(filter)
})

test('omits default values from the address', () => {
  expect(addressOfFilter({ days: 30, embedId: null, page: 1 }).toString()).toBe('')
  expect(searchOfFilter({ days: 30, embedId: null, page: 1 })).toBe('')
  expect(searchOfFilter({ days: 90, embedId: 'home', page: 2 })).toBe('?days=90&widget=home&page=2')
})

test('uses thirty days when the period in the address is unknown', () => {
  expect(periodOfAddress(new URLSearchParams('days=7'))).toBe(7)
  expect(periodOfAddress(new URLSearchParams('days=8'))).toBe(30)
  expect(periodOfAddress(new URLSearchParams())).toBe(30)
})

test.each([
  ['Europe/Moscow', '2026-11-21T12:30Z', '2026-11-14T21:00Z', '2026-11-21T21:00Z'],
  ['Asia/Kathmandu', '2026-11-21T18:15Z', '2026-11-15T18:15Z', '2026-11-22T18:15Z'],
  // A day of 23 hours and one of 25.
  ['Europe/Berlin', '2026-03-30T21:59Z', '2026-03-23T23:00Z', '2026-03-30T22:00Z'],
  ['Europe/Berlin', '2026-10-25T22:59Z', '2026-10-18T22:00Z', '2026-10-25T23:00Z'],
  // Its summer begins at midnight: there is none on that day.
  ['Africa/Cairo', '2026-04-24T12:00Z', '2026-04-17T22:00Z', '2026-04-24T21:00Z'],
])('in %s at %s seven days go from %s to %s', (timeZone, now, since, till) => {
  expect(boundsOfPeriod(7, Date.parse(now), timeZone)).toEqual({
    since: new Date(since).toISOString(),
    till: new Date(till).toISOString(),
  })
})

test('returns the relative change, and null without a previous value', () => {
  expect(changeOf(112, 100)).toBeCloseTo(0.12)
  expect(changeOf(5, 0)).toBeNull()
})
