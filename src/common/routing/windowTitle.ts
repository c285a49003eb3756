import { useEffect, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '../session/useUser'

/** The admin panel and the account (product-rules/product.md#window-title). */
function useUsualTitle(): string {
  const intl = useIntl()
  const { username } = useUser()
  return intl.formatMessage({ id: 'shell.title_window' }, { username })
}

/** Names the window; once, around all pages. */
export function useWindowTitle(): void {
  const title = useUsualTitle()
  // Before a page puts the name of its record in front of it.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}

/** Puts the record that a page is about before the usual title, so that tabs and the history can be told apart. */
export function usePageTitle(name: string | undefined): void {
  const usual = useUsualTitle()
  useEffect(() => {
    if (!name) return undefined
    document.title = `${name} · ${usual}`
    return () => {
      document.title = usual
    }
  }, [name, usual])
}
