import { useEffect, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'

/** The names of the cabinet and of the account (product-rules/product.md#window-title). */
function useUsualTitle(): string {
  const intl = useIntl()
  const { username } = useUser()
  return intl.formatMessage({ id: 'shell.title_window' }, { username })
}

/** Sets the title of the window; used once, around all pages. */
export function useWindowTitle(): void {
  const title = useUsualTitle()
  // A layout effect, so that it runs before the effect by which a page puts the name of its record in front.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}

/** Adds the name of the page's record before the usual title, so that tabs and history entries are distinguishable. */
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
