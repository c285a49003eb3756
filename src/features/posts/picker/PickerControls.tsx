import { Button, Text } from '@mantine/core'
import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SearchField } from '@/common/ui/fields/SearchField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { selectBulkChange } from '@/features/posts/bulk/bulkChangeSlice'
import classes from './PickerGrid.module.css'
import { pickerFilterChanged, type PickerFilter, pickingCleared } from './postPickerSlice'

const PRODUCTS = { all: undefined, yes: true, no: false } as const
const STATUSES = { all: undefined, published: 'published', draft: 'draft' } as const

/** The search and the filters of the offered posts. */
export function PickerFilters({ filter }: { filter: PickerFilter }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { query = '', status, products } = filter
  const search = useCallback(
    (words: string) => {
      dispatch(pickerFilterChanged({ query: words }))
    },
    [dispatch],
  )
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField label="library.label_search" query={query} onSearch={search} />
      </div>
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'picker.label_status' })}
        value={status ?? 'all'}
        onChange={(value) => dispatch(pickerFilterChanged({ status: STATUSES[value] }))}
        data={[
          { value: 'all', label: <FormattedMessage id="library.status_all" /> },
          { value: 'published', label: <FormattedMessage id="library.status_published" /> },
          { value: 'draft', label: <FormattedMessage id="library.status_draft" /> },
        ]}
      />
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'picker.label_products' })}
        value={products === undefined ? 'all' : products ? 'yes' : 'no'}
        onChange={(value) => dispatch(pickerFilterChanged({ products: PRODUCTS[value] }))}
        data={[
          { value: 'all', label: <FormattedMessage id="picker.products_all" /> },
          { value: 'yes', label: <FormattedMessage id="filters.products_yes" /> },
          { value: 'no', label: <FormattedMessage id="filters.products_no" /> },
        ]}
      />
    </div>
  )
}

/** Shows how many posts are chosen, and the button that adds them. It stays visible while the posts scroll. */
export function PickerBar({ count, onAdd }: { count: number; onAdd: () => void }) {
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectBulkChange).status !== 'ended'
  return (
    <div className={classes.bar}>
      <Text className={classes.count} size="sm" role="status">
        <FormattedMessage id={isBusy ? 'picker.text_busy' : 'picker.count'} values={{ count }} />
      </Text>
      {count > 0 && (
        <Button variant="subtle" color="gray" onClick={() => dispatch(pickingCleared())}>
          <FormattedMessage id="picker.action_clear" />
        </Button>
      )}
      <Button disabled={count === 0 || isBusy} onClick={onAdd}>
        <FormattedMessage id="picker.action_add" values={{ count }} />
      </Button>
    </div>
  )
}
