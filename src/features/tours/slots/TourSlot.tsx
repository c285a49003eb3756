import { Suspense } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { whenIdle } from '@/common/lib/loading'
import { useUser } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import { isTourOffered, type TourName } from '../tourSteps'
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
  const seenWelcoms = useAppSelector(selectSeenTours)
  const isNotIgnoreWelcoms = useAppSelector(selectAreToursForVisitors)
  if (!isTourOffered(tour, { seenWelcoms, isNotIgnoreWelcoms }, useUser())) return null
  return (
    <Suspense>
      <Tour key={tour} tour={tour} />
    </Suspense>
  )
}
