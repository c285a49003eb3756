import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SearchField } from '@/common/ui/fields/SearchField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { FilterBar, FilterButton } from '@/common/ui/layout/FilterBar'
import {
  countOfPanel,
  type CatalogueFilter,
  type CatalogueSort,
} from '@/features/products/catalogueFilter'
import { filterPanelOpened, selectIsFilterOpen } from '@/features/products/productsSlice'
import classes from './ProductFilters.module.css'

interface ProductFiltersProps {
  filter: CatalogueFilter
  onChange: (part: Partial<CatalogueFilter>) => void
}

const STOCKS: [CatalogueFilter['stock'], MessageId][] = [
  ['all', 'products.stock_all'],
  ['in', 'products.stock_in'],
  ['out', 'products.stock_out'],
]
const MARKS: [CatalogueFilter['marks'], MessageId][] = [
  ['all', 'products.marks_all'],
  ['marked', 'products.marks_marked'],
  ['unmarked', 'products.marks_unmarked'],
]

/** Search, stock, marks, order, and the button of all other filters. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsFilterOpen)
  const optionsOf = <Value extends string>(options: [Value, MessageId][]) =>
    options.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))
  return (
    <FilterBar
      search={
        <SearchField
          label="products.label_search-list"
          query={filter.query}
          onSearch={(query) => {
            onChange({ query })
          }}
        />
      }
    >
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'products.label_stock' })}
        value={filter.stock}
        onChange={(stock) => {
          onChange({ stock })
        }}
        data={optionsOf(STOCKS)}
      />
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'products.label_marks' })}
        value={filter.marks}
        onChange={(marks) => {
          onChange({ marks })
        }}
        data={optionsOf(MARKS)}
      />
      <div className={classes.tools}>
        <ProductSort
          sort={filter.sort}
          isSearch={filter.query !== ''}
          onChange={(sort) => {
            onChange({ sort })
          }}
        />
        <FilterButton
          count={countOfPanel(filter)}
          isOpen={isOpen}
          onOpen={() => dispatch(filterPanelOpened())}
        />
      </div>
    </FilterBar>
  )
}

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
function ProductSort({ sort, isSearch, onChange }: ProductSortProps) {
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
