import { addressOfFilter, filterOfAddress, listOfFilter } from './catalogueFilter'

test.each([
  ['', { query: '', stock: 'all', marks: 'all' }, { query: '', filter: {} }],
  [
    'query=%D0%B2%D0%B0%D0%B7%D0%B0&stock=in&marks=unmarked',
    { query: 'ваза', stock: 'in', marks: 'unmarked' },
    { query: 'ваза', filter: { inStock: true, isMarked: false } },
  ],
  [
    'stock=out&marks=marked',
    { query: '', stock: 'out', marks: 'marked' },
    { query: '', filter: { inStock: false, isMarked: true } },
  ],
])('the address ?%s is a filter, and the other way round', (address, filter, list) => {
  const read = filterOfAddress(new URLSearchParams(address))
  expect(read).toEqual(filter)
  expect(new URLSearchParams(addressOfFilter(read)).toString()).toBe(address)
  expect(listOfFilter(read)).toEqual(list)
})

test('what makes no sense in an address is left out', () => {
  const address = new URLSearchParams({ query: '  ', stock: 'many', marks: '1' })
  expect(addressOfFilter(filterOfAddress(address))).toEqual({})
})
