import { withSlices } from '@/common/store/withSlices'
import { IntegrationsPage } from '@/features/sources/pages/IntegrationsPage'
import { sourcesSlice } from '@/features/sources/sourcesSlice'

/** The account's connections. */
export const IntegrationsRoute = withSlices(IntegrationsPage, sourcesSlice)
