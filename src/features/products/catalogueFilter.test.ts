import {
  addressOfFilter,
  countOfPanel,
  filterOfAddress,
  listOfFilter,
  NO_FILTER,
} from './catalogueFilter'

test.each([
  ['', {}, { query: '', filter: {} }, 0],
  [
    'query=%D0%B2%D0%B0%D0%B7%D0%B0&stock=in&marks=unmarked',
    { query: 'ваза', stock: 'in', marks: 'unmarked' },
    { query: 'ваза', filter: { inStock: true, isMarked: false } },
    0,
  ],
  [
    'stock=out&marks=marked',
    { stock: 'out', marks: 'marked' },
    { query: '', filter: { inStock: false, isMarked: true } },
    0,
  ],
  [
    'from=100&to=2500&category=%D0%9F%D0%BE%D1%81%D1%83%D0%B4%D0%B0&category=all&offer=left&index=waiting&sort=price-desc',
    {
      priceFrom: 100,
      priceTo: 2500,
      category: ['Посуда', 'all'],
      offer: 'left',
      index: 'waiting',
      sort: 'price-desc',
    },
    {
      query: '',
      filter: {
        priceFrom: 10_000,
        priceTo: 250_000,
        category: ['Посуда', 'all'],
        hasLeft: true,
        isSearchable: false,
      },
      order: { field: 'price', direction: 'desc' },
    },
    4,
  ],
  ['from=0', { priceFrom: 0 }, { query: '', filter: { priceFrom: 0 } }, 1],
])('parses the address ?%s and writes it back unchanged', (address, filter, list, count) => {
  const read = filterOfAddress(new URLSearchParams(address))
  expect(read).toEqual({ ...NO_FILTER, ...filter })
  expect(addressOfFilter(read).toString()).toBe(address)
  expect(listOfFilter(read)).toEqual(list)
  expect(countOfPanel(read)).toBe(count)
})

test('ignores invalid parts of an address', () => {
  const address = new URLSearchParams({
    query: '  ',
    stock: 'many',
    marks: '1',
    from: '-5',
    to: '1e5',
    category: 'x'.repeat(501),
    offer: 'all',
    index: 'yes',
    sort: 'id-asc',
  })
  expect(addressOfFilter(filterOfAddress(address)).toString()).toBe('')
})
