import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { FilterBar } from '@/common/ui/layout/FilterBar'
import { FilterButton } from '@/common/ui/layout/FilterButton'
import { SearchField } from '@/common/ui/fields/SearchField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { countOfPanel, type CatalogueFilter } from '../../catalogueFilter'
import { filterPanelOpened, selectIsFilterOpen } from '../../productsSlice'
import classes from './ProductFilters.module.css'
import { ProductSort } from './ProductSort'

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
