import type { Store } from '@reduxjs/toolkit'
import { RouterProvider } from 'react-router-dom'
import type { Catalogue } from '@/common/i18n/catalogue'
import { Providers } from './providers'
import { SessionRecordSlot } from './replay/SessionRecordSlot'
import type { AppRouter } from './router'
import type { RootState } from './rootReducer'

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
