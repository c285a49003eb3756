import { Suspense } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { FilterSlots } from './filterSlots'
import { appliedParts, type LibraryFilter } from '../libraryFilter'
import { libraryPanelClosed, selectLibraryPanel } from './libraryPanelSlice'
import classes from './LibraryFilterPanels.module.css'

const AppliedFilters = lazyWithTexts(() =>
  import(/* webpackChunkName: "library-filters" */ './AppliedFilters').then(
    (module) => module.AppliedFilters,
  ),
)
const FilterPanel = lazyWithTexts(() =>
  import(/* webpackChunkName: "library-filter-panel" */ './FilterPanel').then(
    (module) => module.FilterPanel,
  ),
)

interface LibraryFilterPanelsProps {
  filter: LibraryFilter
  slots: FilterSlots
  isUnderstood: boolean
  /** Number of matching posts; undefined while it is not known. */
  total: number | undefined
  onChange: (part: LibraryFilter) => void
  onReset: () => void
}

/**
 * The chips of the chosen filters, and the panel that changes them: each is loaded when there is something to show.
 */
export function LibraryFilterPanels({ isUnderstood, total, ...shared }: LibraryFilterPanelsProps) {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectLibraryPanel)?.kind === 'filters'
  const isApplied = appliedParts(shared.filter).length > 0
  return (
    <>
      {(isApplied || !isUnderstood) && (
        <Suspense fallback={<div className={classes.place} />}>
          <AppliedFilters {...shared} isUnderstood={isUnderstood} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <FilterPanel {...shared} total={total} onClose={() => dispatch(libraryPanelClosed())} />
        </Suspense>
      )}
    </>
  )
}
