import { lazy, Suspense } from 'react'
import { loadCatalogue, pageLocale } from '@/common/i18n/catalogue'
import { retryImport } from '@/common/lib/loading'
import { useAppSelector } from '@/common/store/hooks'
import { selectIsSessionRecordOpened } from './sessionRecordSlice'

const SessionRecordDialog = lazy(async () => {
  const [module] = await Promise.all([
    retryImport(() => import(/* webpackChunkName: "session-record" */ './SessionRecordDialog')),
    loadCatalogue(pageLocale()),
  ])
  return { default: module.SessionRecordDialog }
})

/** The dialog of the session's record, mounted beside every screen, also beside a broken one. */
export function SessionRecordSlot() {
  const isOpened = useAppSelector(selectIsSessionRecordOpened)
  return (
    isOpened && (
      <Suspense>
        <SessionRecordDialog />
      </Suspense>
    )
  )
}
