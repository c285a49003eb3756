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

test('the period has whole days and ends with today', () => {
  const now = new Date(2026, 10, 21, 15, 30).getTime()
  const { since, till } = boundsOfPeriod(7, now)
  expect(new Date(since)).toEqual(new Date(2026, 10, 15))
  expect(new Date(till)).toEqual(new Date(2026, 10, 22))
})

test('returns the relative change, and null without a previous value', () => {
  expect(changeOf(112, 100)).toBeCloseTo(0.12)
  expect(changeOf(5, 0)).toBeNull()
})
