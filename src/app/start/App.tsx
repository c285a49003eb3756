import type { Store } from '@reduxjs/toolkit'
import { RouterProvider } from 'react-router-dom'
import type { Catalogue } from '@/common/i18n/catalogue'
import { Providers } from './providers'
import { SessionRecordSlot } from '../recorder/SessionRecordSlot'
import type { AppRouter } from '../router/router'
import type { RootState } from '../state/rootReducer'

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
      <SessionRecordSlot />
    </Providers>
  )
}
