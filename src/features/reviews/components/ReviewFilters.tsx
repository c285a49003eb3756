import { Button, Stack } from '@mantine/core'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SidePanel } from '@/common/ui/dialogs/SidePanel'
import { SearchField } from '@/common/ui/fields/SearchField'
import { FilterBar, FilterButton } from '@/common/ui/layout/FilterBar'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { countOfChoices, filterOfAddress } from '@/features/reviews/reviewFilter'
import {
  filterPanelOpened,
  selectReviews,
  filterPanelClosed,
} from '@/features/reviews/reviewsSlice'
import { ReviewChoices, ReviewOrderChoices, type ReviewChoicesProps } from './ReviewChoices'
import classes from './ReviewFilters.module.css'

interface ReviewFiltersProps extends ReviewChoicesProps {
  /** Number of matching reviews; undefined while it is not known. */
  total: number | undefined
}

/**
 * The search and the filters in one row, except those that stand right above the list (`ReviewListTools`); on a phone
 * all filters are behind a button beside the search, so that the reviews begin higher.
 */
export function ReviewFilters({ total, ...choices }: ReviewFiltersProps) {
  const { filter, onChange } = choices
  const dispatch = useAppDispatch()
  const isPhone = useIsPhone()
  const { isFilterOpen } = useAppSelector(selectReviews)
  const search = useCallback(
    (query: string) => {
      onChange({ query })
    },
    [onChange],
  )
  const field = <SearchField label="reviews.label_search" query={filter.query} onSearch={search} />
  if (!isPhone) {
    return (
      <FilterBar search={field}>
        <ReviewChoices {...choices} />
      </FilterBar>
    )
  }
  return (
    <div className={classes.row}>
      <div className={classes.search}>{field}</div>
      <FilterButton
        className={classes.button}
        count={countOfChoices(filter)}
        isOpen={isFilterOpen}
        onOpen={() => dispatch(filterPanelOpened())}
      />
      {isFilterOpen && <ReviewFilterPanel {...choices} total={total} />}
    </div>
  )
}

/** Media, marketplace and order, beside the summary of the ratings. */
export function ReviewListTools(props: Pick<ReviewChoicesProps, 'filter' | 'onChange'>) {
  const isPhone = useIsPhone()
  if (isPhone) return null
  return (
    <div className={classes.tools}>
      <ReviewOrderChoices {...props} />
    </div>
  )
}

interface ReviewFilterPanelProps extends ReviewChoicesProps {
  /** Number of matching reviews; undefined while it is not known. */
  total: number | undefined
}

/** The filters of the reviews on a screen without room above the list; each is applied as soon as it is chosen. */
function ReviewFilterPanel({ total, ...choices }: ReviewFilterPanelProps) {
  const { filter, onChange } = choices
  const dispatch = useAppDispatch()
  const close = () => {
    dispatch(filterPanelClosed())
  }
  return (
    <SidePanel
      title={<FormattedMessage id="reviews.title_filters" />}
      onClose={close}
      footer={
        <>
          <Button
            variant="subtle"
            disabled={countOfChoices(filter) === 0}
            onClick={() => {
              const { query, order } = filter
              onChange({ ...filterOfAddress(new URLSearchParams()), query, order })
            }}
          >
            <FormattedMessage id="reviews.action_reset" />
          </Button>
          <Button onClick={close}>
            {total === undefined ? (
              <FormattedMessage id="reviews.action_show" />
            ) : (
              <FormattedMessage id="reviews.action_show-count" values={{ count: total }} />
            )}
          </Button>
        </>
      }
    >
      <Stack p="md">
        <ReviewChoices {...choices} isStacked />
        <ReviewOrderChoices {...choices} />
      </Stack>
    </SidePanel>
  )
}
