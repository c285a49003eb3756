import { addressOfFilter, filterOfAddress, searchOfFilter } from './reportFilter'

test.each([
  ['', { days: 30, embedId: null, page: 1 }],
  ['days=7&widget=home&page=3', { days: 7, embedId: 'home', page: 3 }],
  ['days=8&widget=&page=0', { days: 30, embedId: null, page: 1 }],
  ['page=1.5', { days: 30, embedId: null, page: 1 }],
  ['page=x', { days: 30, embedId: null, page: 1 }],
])('parses %j as %j', (address, filter) => {
  expect(filterOfAddress(new URLSearchParams(address))).toEqual(filter)
})

test('omits default values from the address', () => {
  expect(addressOfFilter({ days: 30, embedId: null, page: 1 }).toString()).toBe('')
  expect(searchOfFilter({ days: 30, embedId: null, page: 1 })).toBe('')
  expect(searchOfFilter({ days: 90, embedId: 'home', page: 2 })).toBe('?days=90&widget=home&page=2')
})
