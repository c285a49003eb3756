import { MantineProvider } from '@mantine/core'
import type { Store } from '@reduxjs/toolkit'
import { StrictMode, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Catalogue } from '@/common/i18n/catalogue'
import { LocaleProvider } from '@/common/i18n/LocaleProvider'
import { useUser } from '@/common/session/useUser'
import { theme } from '@/common/ui/theme/theme'
import type { RootState } from '../state/rootReducer'

interface ProvidersProps {
  store: Store<RootState>
  catalogue: Catalogue
  /** `test` switches transitions off. */
  env?: 'default' | 'test'
  children: ReactNode
}

/** The providers of every screen. The user data must be in the store already. */
export function Providers({ store, catalogue, env = 'default', children }: ProvidersProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
          <UserLocale catalogue={catalogue}>{children}</UserLocale>
        </MantineProvider>
      </Provider>
    </StrictMode>
  )
}

function UserLocale({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const { locale } = useUser()
  return (
    <LocaleProvider locale={locale} initialCatalogue={catalogue}>
      {children}
    </LocaleProvider>
  )
}
