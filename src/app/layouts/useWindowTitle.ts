import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/common/session/useUser'

/** Section 1: the window is called by the admin panel's label and the account's username, in the page's language. */
export function useWindowTitle(): void {
  const intl = useIntl()
  const { username } = useUser()
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'shell.title_window' }, { username })
  }, [intl, username])
}
