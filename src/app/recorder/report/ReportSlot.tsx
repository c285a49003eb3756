import { Suspense } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppSelector } from '@/common/store/hooks'
import { selectIsSessionRecordOpened } from '@/common/store/sessionRecordSlice'
import { loadReport } from './loadReport'

const ReportDialog = lazyWithTexts(loadReport)

/** The dialog of a report to support, mounted beside every screen, also beside a broken one. */
export function ReportSlot() {
  const isOpened = useAppSelector(selectIsSessionRecordOpened)
  return (
    isOpened && (
      <Suspense>
        <ReportDialog />
      </Suspense>
    )
  )
}
