import type { Column } from './column'
import { addressOfSort, nextSort, sortOfAddress, sortRows } from './sortedRows'

interface Cup {
  name: string
  count: number
}

const columns: Column<Cup>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'count', title: 'Count', cell: ({ count }) => count, sortBy: ({ count }) => count },
  { key: 'tools', title: 'Tools', cell: () => null },
]
const cups: Cup[] = [
  { name: 'Чашка 10', count: 2 },
  { name: 'чашка 2', count: 10 },
  { name: 'Ёлка', count: 2 },
]
const namesBy = (sort: string | null) =>
  sortRows(cups, columns, sortOfAddress(sort, columns), 'ru').map(({ name }) => name)

test("sorts by the language's collation and by numbers, and keeps the order of equal rows", () => {
  expect(namesBy('name')).toEqual(['Ёлка', 'чашка 2', 'Чашка 10'])
  expect(namesBy('count')).toEqual(['Чашка 10', 'Ёлка', 'чашка 2'])
  expect(namesBy('-count')).toEqual(['чашка 2', 'Чашка 10', 'Ёлка'])
  expect(cups[0]?.name).toBe('Чашка 10')
})

test("keeps the list's order when the address does not name a sortable column", () => {
  for (const sort of [null, '', '-', 'tools', '-price', '--name']) {
    expect(namesBy(sort)).toEqual(cups.map(({ name }) => name))
  }
})

test.each([
  ['words', { key: 'name' }, ['name', '-name']],
  ['numbers', { key: 'count', align: 'end' as const }, ['-count', 'count']],
])(
  'sorts a column of %s in one direction, then in the other, then not at all, press by press',
  (_, column, addresses) => {
    const first = nextSort({ key: 'other', isDescending: true }, column)
    const second = nextSort(first, column)
    expect([first, second].map((sort) => sort && addressOfSort(sort))).toEqual(addresses)
    expect(nextSort(second, column)).toBeNull()
  },
)
