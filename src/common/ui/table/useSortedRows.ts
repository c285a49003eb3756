import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Column } from './column'
import { addressOfSort, sortOfAddress, sortRows, type Sort } from './sortRows'

const PARAM = 'sort'

/**
 * Rows by the sort in the address, so that it can be shared, survives "back" and is replayed. For lists that are
 * loaded as a whole.
 */
export function useSortedRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const { locale } = useIntl()
  const [address, setAddress] = useSearchParams()
  const sort = sortOfAddress(address.get(PARAM), columns)
  return {
    rows: sortRows(rows, columns, sort, locale),
    sort,
    onSort: (next: Sort | null) => {
      const params = new URLSearchParams(address)
      if (next) params.set(PARAM, addressOfSort(next))
      else params.delete(PARAM)
      setAddress(params, { replace: true })
    },
  }
}
