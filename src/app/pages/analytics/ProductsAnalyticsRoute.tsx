import { withSlices } from '@/common/store/withSlices'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { ProductsAnalyticsPage } from '@/features/analytics/pages/ProductsAnalyticsPage'

/** The report on products and their content. */
export const ProductsAnalyticsRoute = withSlices(ProductsAnalyticsPage, analyticsSlice)
