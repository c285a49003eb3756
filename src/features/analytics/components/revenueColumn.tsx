import type { IntlShape } from 'react-intl'
import type { Column } from '@/common/ui/table/column'
import type { Revenue } from '@/contract/entities/analytics'
import { RevenueText } from './RevenueText'

/** The amount of the purchases attributed to a row. */
export const revenueColumn = (intl: IntlShape): Column<{ revenue: Revenue }> => ({
  key: 'revenue',
  title: intl.formatMessage({ id: 'analytics.title_revenue' }),
  hint: intl.formatMessage({ id: 'analytics.hint_revenue' }),
  align: 'end',
  cell: ({ revenue }) => <RevenueText revenue={revenue} />,
  // Amounts of several currencies cannot be compared.
  sortBy: ({ revenue }) => revenue[0]?.amount ?? 0,
})
