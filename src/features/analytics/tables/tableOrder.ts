import { addressOfSort, sortOfAddress, type Sort } from '@/common/ui/table/sortedRows'
import type { ReportFilter } from '../reportFilter'

const PARAM = 'sort'

/** The order of a table whose rows the back office sorts, from the address: by one of these columns, or its own. */
export function orderOfTable<Field extends string>(
  { sorts }: Pick<ReportFilter, 'sorts'>,
  fields: readonly Field[],
): { sort: Sort | null; order?: { field: Field; direction: 'asc' | 'desc' } } {
  const address = sorts.find(([name]) => name === PARAM)?.[1] ?? null
  const columns = fields.map((key) => ({ key, title: '', cell: () => null, sortBy: () => 0 }))
  const sort = sortOfAddress(address, columns)
  const field = fields.find((one) => one === sort?.key)
  if (!sort || field === undefined) return { sort: null }
  return { sort, order: { field, direction: sort.isDescending ? 'desc' : 'asc' } }
}

/** The part of the filter that a chosen sort changes. */
export const sortChange = (sort: Sort | null): Pick<ReportFilter, 'sorts'> => ({
  sorts: sort ? [[PARAM, addressOfSort(sort)]] : [],
})
