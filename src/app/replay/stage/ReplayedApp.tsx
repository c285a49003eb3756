import type { Catalogue } from '@/common/i18n/catalogue'
import { App } from '../../start/App'
import type { AppRouter } from '../../router/router'
import type { ReplayStore } from './createReplayStore'

interface ReplayedAppProps {
  store: ReplayStore
  router: AppRouter
  catalogue: Catalogue
  env?: 'default' | 'test'
}

/** The cabinet as it was seen; it takes neither clicks nor keys. */
export function ReplayedApp(props: ReplayedAppProps) {
  return (
    <div inert>
      <App {...props} />
    </div>
  )
}
