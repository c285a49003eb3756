import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FilterBar } from '@/common/ui/layout/FilterBar'
import { FilterButton } from '@/common/ui/layout/FilterButton'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { SearchField } from '@/common/ui/fields/SearchField'
import { countOfChoices } from '../reviewFilter'
import { filterPanelOpened, selectReviews } from '../reviewsSlice'
import { ReviewChoices, type ReviewChoicesProps } from './ReviewChoices'
import { ReviewFilterPanel } from './ReviewFilterPanel'
import classes from './ReviewFilters.module.css'

interface ReviewFiltersProps extends ReviewChoicesProps {
  /** Number of matching reviews; undefined while it is not known. */
  total: number | undefined
}

/** The search and all filters; on a phone they are behind a button beside it, so that the reviews begin higher. */
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
