import type { Column } from './column'

/** The column that a table is sorted by. */
export interface Sort {
  key: string
  isDescending: boolean
}

/** As the address says it: the column's key, a minus before it for the other direction. */
export const addressOfSort = ({ key, isDescending }: Sort): string =>
  isDescending ? `-${key}` : key

/** Reads an address; a column that the table has not, or that does not sort, is no sort. */
export function sortOfAddress<Row>(
  address: string | null,
  columns: readonly Column<Row>[],
): Sort | null {
  const isDescending = address?.startsWith('-') ?? false
  const key = isDescending ? address?.slice(1) : address
  const column = columns.find((one) => one.key === key && one.sortBy)
  return column ? { key: column.key, isDescending } : null
}

/** What a press on a column's title asks for: up, down, then the list's own order again. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, isDescending: false }
  return sort.isDescending ? null : { key, isDescending: true }
}

/** The rows in the order of the sort; equal ones stay in the list's own order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  locale: string,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
  if (!sort || !sortBy) return rows
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const direction = sort.isDescending ? -1 : 1
  const valued = rows.map((row) => ({ row, value: sortBy(row) }))
  valued.sort((one, other) => {
    const difference =
      typeof one.value === 'number' && typeof other.value === 'number'
        ? one.value - other.value
        : compare(String(one.value), String(other.value))
    return difference * direction
  })
  return valued.map(({ row }) => row)
}
