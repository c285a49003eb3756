import { lazy, Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { loadOfflineDialog } from '../loadOfflineDialog'
import { selectIsConnectionLost } from '../connectionSlice'
import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useUser } from '@/common/session/useUser'
import { useAppSelector } from '@/common/store/hooks'
import { Toasts } from '@/common/ui/toasts/Toasts'

const OfflineDialog = lazy(() =>
  loadOfflineDialog().then((module) => ({ default: module.OfflineDialog })),
)
const SessionLostDialog = lazy(() =>
  import('../SessionLostDialog').then((module) => ({ default: module.SessionLostDialog })),
)

/** Around every screen: the window's title, toasts and the dialogs that any screen may need. */
export function Root() {
  const intl = useIntl()
  const { username } = useUser()
  const isSessionLost = useAppSelector(selectIsSessionLost)
  const isConnectionLost = useAppSelector(selectIsConnectionLost)
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'shell.title_window' }, { username })
  }, [intl, username])
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A new screen begins at its content, also for those who do not see it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <ScrollRestoration />
      <Outlet />
      <Toasts />
      {isConnectionLost && (
        <Suspense>
          <OfflineDialog />
        </Suspense>
      )}
      {isSessionLost && (
        <Suspense>
          <SessionLostDialog />
        </Suspense>
      )}
    </>
  )
}
