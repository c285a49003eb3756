import { withSlices } from '@/common/store/withSlices'
import { SegmentsPage } from '@/features/segments/pages/SegmentsPage'
import { segmentsSlice } from '@/features/segments/segmentsSlice'

/** The list of segments. */
export const SegmentsRoute = withSlices(SegmentsPage, segmentsSlice)
