import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { CatalogueSort } from '../../catalogueFilter'

interface ProductSortProps {
  sort: CatalogueSort
  /** Whether a search is applied; its best matches are first unless another order is chosen. */
  isSearch: boolean
  onChange: (sort: CatalogueSort) => void
}

const SORTS: [NonNullable<CatalogueSort>, MessageId][] = [
  ['name-asc', 'products.sort_name-asc'],
  ['name-desc', 'products.sort_name-desc'],
  ['price-asc', 'products.sort_price-asc'],
  ['price-desc', 'products.sort_price-desc'],
  ['markedCount-desc', 'products.sort_marks-desc'],
  ['markedCount-asc', 'products.sort_marks-asc'],
  ['createdAt-desc', 'products.sort_newest'],
  ['createdAt-asc', 'products.sort_oldest'],
  ['stock-desc', 'products.sort_stock-desc'],
  ['stock-asc', 'products.sort_stock-asc'],
]

/** The order of the list. */
export function ProductSort({ sort, isSearch, onChange }: ProductSortProps) {
  const intl = useIntl()
  const options = SORTS.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))
  const best = { value: '', label: intl.formatMessage({ id: 'products.sort_best' }) }
  // By name is the default order, except in a search.
  const byItself = isSearch ? '' : 'name-asc'
  return (
    <NativeSelect
      aria-label={intl.formatMessage({ id: 'products.label_sort' })}
      data={isSearch ? [best, ...options] : options}
      value={sort ?? byItself}
      onChange={({ currentTarget: { value } }) => {
        const chosen = SORTS.find(([one]) => one === value)?.[0] ?? null
        onChange(chosen === byItself ? null : chosen)
      }}
    />
  )
}
