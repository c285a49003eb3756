import { lazy, Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useUser } from '@/common/session/useUser'
import { useAppSelector } from '@/common/store/hooks'
import { Toasts } from '@/common/ui/toasts/Toasts'

const SessionLostDialog = lazy(() =>
  import('../SessionLostDialog').then((module) => ({ default: module.SessionLostDialog })),
)

/** Around every screen: the window's title, toasts and the dialogs that any screen may need. */
export function Root() {
  const intl = useIntl()
  const { username } = useUser()
  const isSessionLost = useAppSelector(selectIsSessionLost)
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'shell.title_window' }, { username })
  }, [intl, username])
  return (
    <>
      <Outlet />
      <Toasts />
      {isSessionLost && (
        <Suspense>
          <SessionLostDialog />
        </Suspense>
      )}
    </>
  )
}
