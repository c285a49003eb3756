import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '../session/useUser'

/** Names the record that a page is about before the window's usual title, so that tabs and the history can be told apart. */
export function usePageTitle(name: string | undefined): void {
  const intl = useIntl()
  const { username } = useUser()
  useEffect(() => {
    if (!name) return undefined
    const usual = intl.formatMessage({ id: 'shell.title_window' }, { username })
    document.title = `${name} · ${usual}`
    return () => {
      document.title = usual
    }
  }, [intl, username, name])
}
