import { Suspense } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { whenIdle } from '@/common/lib/loading'
import { ROUTES } from '@/common/routing/paths'
import { useUser } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import type { TourName } from '../tourSteps'
import { selectAreToursForVisitors, selectSeenTours } from '../toursSlice'

const Tour = lazyWithTexts(async () => {
  // The screen itself loads first.
  await new Promise<void>((resolve) => {
    whenIdle(resolve)
  })
  const { Tour: Loaded } = await import(/* webpackChunkName: "tours" */ './Tour')
  return Loaded
})

interface TourSlotProps {
  tour: TourName
}

/** The welcome tour of a screen, until it is finished or skipped (product-rules/screens.md#tours). */
export function TourSlot({ tour }: TourSlotProps) {
  const isSeen = useAppSelector(selectSeenTours)[ROUTES[tour]] === true
  const areForVisitors = useAppSelector(selectAreToursForVisitors)
  const { isViewedByAdmin, visit } = useUser()
  if (isSeen || (isViewedByAdmin && !areForVisitors && !visit?.hasTips)) return null
  return (
    <Suspense>
      <Tour key={tour} tour={tour} />
    </Suspense>
  )
}
