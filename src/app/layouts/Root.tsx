import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { useUser } from '@/common/session/useUser'
import { Toasts } from '@/common/ui/toasts/Toasts'
import { SessionLostDialog } from '../SessionLostDialog'

/** Around every screen: the window's title, toasts and the dialogs that any screen may need. */
export function Root() {
  const intl = useIntl()
  const { username } = useUser()
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'shell.title_window' }, { username })
  }, [intl, username])
  return (
    <>
      <Outlet />
      <Toasts />
      <SessionLostDialog />
    </>
  )
}
