import { Suspense, useState } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppSelector } from '@/common/store/hooks'
import type { LibraryFilter } from '../libraryFilter'
import { selectLibraryPanel } from '../filters/libraryPanelSlice'
import { SavedViewsButton } from './SavedViewsButton'

const SavedViewsMenu = lazyWithTexts(() =>
  import(/* webpackChunkName: "saved-views" */ './SavedViewsMenu').then(
    (module) => module.SavedViewsMenu,
  ),
)

/** The person's saved filters, loaded when they are first opened. */
export function SavedViews({ filter }: { filter: LibraryFilter }) {
  const panel = useAppSelector(selectLibraryPanel)
  const [isAsked, setIsAsked] = useState(false)
  const isOther = panel?.kind === 'filters' || panel?.kind === 'attention'
  if (panel && !isOther && !isAsked) setIsAsked(true)
  const button = <SavedViewsButton isOpen={false} />
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <SavedViewsMenu filter={filter} />
    </Suspense>
  )
}
