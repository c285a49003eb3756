import { withSlices } from '@/common/store/withSlices'
import { SourcesPage } from '@/features/sources/pages/SourcesPage'
import { sourcesSlice } from '@/features/sources/sourcesSlice'

/** Where posts come from. */
export const SourcesRoute = withSlices(SourcesPage, sourcesSlice)
