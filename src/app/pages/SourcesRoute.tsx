import { withSlices } from '@/common/store/withSlices'
import { SourcesPage } from '@/features/sources/pages/SourcesPage'
import { sourcesSlice } from '@/features/sources/sourcesSlice'

/** The sources of posts. */
export const SourcesRoute = withSlices(SourcesPage, sourcesSlice)
