import { MantineProvider } from '@mantine/core'
import type { Store } from '@reduxjs/toolkit'
import { StrictMode, useMemo, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { ReportSlot } from '@/app/recorder/report/ReportSlot'
import type { AppRouter } from '@/app/router/router'
import { selectIsCompact } from '@/app/state/interfaceSlice'
import type { RootState } from '@/app/state/rootReducer'
import type { Catalogue } from '@/common/i18n/catalogue'
import { LocaleProvider } from '@/common/i18n/LocaleProvider'
import { useUser } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import { densityOf, densityVariables } from '@/common/ui/theme/density'
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
          <Theme env={env}>
            <UserLocale catalogue={catalogue}>{children}</UserLocale>
          </Theme>
        </PageDirection>
      </Provider>
    </StrictMode>
  )
}

/** The theme in the density that the person has chosen. */
function Theme({ env, children }: Pick<ProvidersProps, 'env' | 'children'>) {
  const isCompact = useAppSelector(selectIsCompact)
  const chosen = useMemo(() => ({ ...theme, other: densityOf(isCompact) }), [isCompact])
  return (
    <MantineProvider
      theme={chosen}
      cssVariablesResolver={densityVariables}
      defaultColorScheme="auto"
      env={env ?? 'default'}
    >
      {children}
    </MantineProvider>
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
