import { withSlices } from '@/common/store/withSlices'
import { WidgetsPage } from '@/features/widgets/pages/WidgetsPage'
import { widgetsSlice } from '@/features/widgets/widgetsSlice'

/** The widgets of the account. */
export const WidgetsRoute = withSlices(WidgetsPage, widgetsSlice)
