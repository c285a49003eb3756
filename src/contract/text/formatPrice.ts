import { hasPrice } from '../posts/hasPrice'

/** Hundredths of a currency as money: «1 290 ₽». Whole amounts are shown without hundredths. Null when the catalogue has no price. */
export function formatPrice(hundredths: number, currency: string, locale: string): string | null {
  if (!hasPrice(hundredths)) return null
  const amount = hundredths / 100
  const digits = { minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2 }
  try {
    return amount.toLocaleString(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...digits,
    })
  } catch {
    // A code that is not a currency.
    return `${amount.toLocaleString(locale, digits)} ${currency}`
  }
}

/** The discount of a product in whole percents; 0 without one. */
export function discountOf(price: number, oldPrice: number | null): number {
  if (oldPrice === null || oldPrice <= price || !hasPrice(price)) return 0
  return Math.round((1 - price / oldPrice) * 100)
}
