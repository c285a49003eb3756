import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Column } from './column'

/** The column that a table is sorted by. */
export interface Sort {
  key: string
  isDescending: boolean
}

/** The sort in the address: the column's key, with a minus before it when descending. */
export const addressOfSort = ({ key, isDescending }: Sort): string =>
  isDescending ? `-${key}` : key

/** Reads the sort from an address; null for a column that does not exist or is not sortable. */
export function sortOfAddress<Row>(
  address: string | null,
  columns: readonly Column<Row>[],
): Sort | null {
  const isDescending = address?.startsWith('-') ?? false
  const key = isDescending ? address?.slice(1) : address
  const column = columns.find((one) => one.key === key && one.sortBy)
  return column ? { key: column.key, isDescending } : null
}

/**
 * The sort after a press on a column's title. The first press sorts words from the first, numbers (`align: 'end'`) from
 * the largest. The second press reverses the direction. The third restores the list's own order.
 */
export function nextSort(
  sort: Sort | null,
  { key, align }: Pick<Column<never>, 'key' | 'align'>,
): Sort | null {
  const isDescendingFirst = align === 'end'
  if (sort?.key !== key) return { key, isDescending: isDescendingFirst }
  return sort.isDescending === isDescendingFirst ? { key, isDescending: !isDescendingFirst } : null
}

/** Sorts the rows; equal ones stay in the list's own order. */
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

const PARAM = 'sort'

/**
 * Rows in the order of the sort in the address, so that the sort can be shared, survives "back" and is replayed. For
 * lists that are loaded as a whole.
 * @param param the part of the address, of its own for each table of a screen; begins with `sort`
 */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  param = PARAM,
) {
  const { locale } = useIntl()
  const [address, setAddress] = useSearchParams()
  const sort = sortOfAddress(address.get(param), columns)
  return {
    rows: sortRows(rows, columns, sort, locale),
    sort,
    onSort: (next: Sort | null) => {
      const params = new URLSearchParams(address)
      if (next) params.set(param, addressOfSort(next))
      else params.delete(param)
      setAddress(params, { replace: true })
    },
  }
}
