import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/common/session/useUser'

/** The window's title names the admin panel and the account (product-rules/product.md#window-title). */
export function useWindowTitle(): void {
  const intl = useIntl()
  const { username } = useUser()
  // Before a page puts the name of its record in front of it.
  useLayoutEffect(() => {
    document.title = intl.formatMessage({ id: 'shell.title_window' }, { username })
  }, [intl, username])
}
