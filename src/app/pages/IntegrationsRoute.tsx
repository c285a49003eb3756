import { withSlices } from '@/common/store/withSlices'
import { IntegrationsPage } from '@/features/sources/pages/IntegrationsPage'
import { sourcesSlice } from '@/features/sources/sourcesSlice'

/** What the account is connected to. */
export const IntegrationsRoute = withSlices(IntegrationsPage, sourcesSlice)
