import { useIntl, FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl'
import { formatMoney } from '@/common/lib/format'
import type { Column } from '@/common/ui/table/column'
import type { Revenue } from '@/contract/entities/analytics'

/** Revenue in all its currencies: «2 000 ₽ + 7 €». */
export function RevenueText({ revenue }: { revenue: Revenue }) {
  const intl = useIntl()
  if (revenue.length === 0) return intl.formatNumber(0)
  return revenue.map(({ amount, currency }) => formatMoney(intl, amount, currency)).join(' + ')
}

/** A click rate in percent, or a text when there is none. */
export function ClickRate({ percent }: { percent: number | null }) {
  if (percent === null) return <FormattedMessage id="analytics.text_no-click-rate" />
  return <FormattedNumber value={percent / 100} style="percent" maximumFractionDigits={1} />
}

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
