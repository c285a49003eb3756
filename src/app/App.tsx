import { RouterProvider } from 'react-router-dom'
import type { Catalogue } from '@/common/i18n/catalogue'
import { Providers } from './providers'
import type { AppRouter } from './router'
import type { AppStore } from './store'

interface AppProps {
  store: AppStore
  catalogue: Catalogue
  router: AppRouter
  env?: 'default' | 'test'
}

export function App({ router, ...providers }: AppProps) {
  return (
    <Providers {...providers}>
      <RouterProvider router={router} />
    </Providers>
  )
}
