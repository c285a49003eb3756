import { MantineProvider } from '@mantine/core'
import type { Store } from '@reduxjs/toolkit'
import { StrictMode, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { ReportSlot } from '@/app/recorder/report/ReportSlot'
import type { AppRouter } from '@/app/router/router'
import type { RootState } from '@/app/state/rootReducer'
import type { Catalogue } from '@/common/i18n/catalogue'
import { LocaleProvider } from '@/common/i18n/LocaleProvider'
import { useUser } from '@/common/session/user'
import { PageDirection } from '@/common/ui/theme/PageDirection'
import { theme } from '@/common/ui/theme/theme'

interface AppProps {
  store: Store<RootState>
  catalogue: Catalogue
  router: AppRouter
  env?: 'default' | 'test'
}

export function App({ router, ...providers }: AppProps) {
  return (
    <Providers {...providers}>
      <RouterProvider router={router} />
      <ReportSlot />
    </Providers>
  )
}

interface ProvidersProps {
  store: Store<RootState>
  catalogue: Catalogue
  /** `test` disables transitions. */
  env?: 'default' | 'test'
  children: ReactNode
}

/** The providers of every screen. The user data must be in the store already. */
function Providers({ store, catalogue, env = 'default', children }: ProvidersProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <PageDirection>
          <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
            <UserLocale catalogue={catalogue}>{children}</UserLocale>
          </MantineProvider>
        </PageDirection>
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
