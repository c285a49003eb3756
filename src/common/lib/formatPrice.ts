import type { IntlShape } from 'react-intl'
import { hasPrice } from '@/contract/text/figures'
import { formatMoney } from './format'

/** The price of a product; null when the catalogue names none. */
export function formatPrice(
  intl: IntlShape,
  price: number | null,
  currency: string,
): string | null {
  return price !== null && hasPrice(price) ? formatMoney(intl, price, currency) : null
}
