import { MantineProvider } from '@mantine/core'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Provider } from 'react-redux'
import type { Catalogue } from '@/common/i18n/catalogue'
import { LocaleProvider } from '@/common/i18n/LocaleProvider'
import { theme } from '@/common/ui/theme/theme'
import type { Locale } from '@/contract/locale'
import type { PlayerStore } from './createPlayerStore'
import { usePlayer } from './usePlayer'

interface PlayerProvidersProps {
  store: PlayerStore
  /** The browser's language, until a record has its own. */
  locale: Locale
  catalogue: Catalogue
  env?: 'default' | 'test'
  children: ReactNode
}

/** The providers of the player. */
export function PlayerProviders({ store, env = 'default', ...rest }: PlayerProvidersProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
          <RecordLocale {...rest} />
        </MantineProvider>
      </Provider>
    </StrictMode>
  )
}

function RecordLocale({
  locale,
  catalogue,
  children,
}: Pick<PlayerProvidersProps, 'locale' | 'catalogue' | 'children'>) {
  const { session } = usePlayer()
  return (
    <LocaleProvider locale={session?.locale ?? locale} initialCatalogue={catalogue}>
      <WindowTitle />
      {children}
    </LocaleProvider>
  )
}

function WindowTitle() {
  const intl = useIntl()
  useEffect(() => {
    document.title = `Vitrina — ${intl.formatMessage({ id: 'replay.title' })}`
  }, [intl])
  return null
}
