import { useIntl } from 'react-intl'
import { formatMoney } from '@/common/lib/format'
import type { Revenue } from '@/contract/entities/analytics'

/** Revenue in all its currencies: «2 000 ₽ + 7 €». */
export function RevenueText({ revenue }: { revenue: Revenue }) {
  const intl = useIntl()
  if (revenue.length === 0) return intl.formatNumber(0)
  return revenue.map(({ amount, currency }) => formatMoney(intl, amount, currency)).join(' + ')
}
