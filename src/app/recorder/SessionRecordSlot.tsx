import { lazy, Suspense } from 'react'
import { loadCatalogue, pageLocale } from '@/common/i18n/catalogue'
import { retryImport } from '@/common/lib/retryImport'
import { useAppSelector } from '@/common/store/hooks'
import { selectIsSessionRecordOpened } from './sessionRecordSlice'

const SessionRecordDialog = lazy(async () => {
  const [module] = await Promise.all([
    retryImport(() => import(/* webpackChunkName: "session-record" */ './SessionRecordDialog')),
    loadCatalogue(pageLocale()),
  ])
  return { default: module.SessionRecordDialog }
})

/** Beside every screen, broken ones too: the record of the session, when it is asked for. */
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
