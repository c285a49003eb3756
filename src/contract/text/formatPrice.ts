import { hasPrice } from '../posts/hasPrice'

/**
 * Hundredths of a currency as money: «1 290 ₽». Whole amounts are shown without hundredths. Null when the catalogue
 * names no price.
 */
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
    // A code that is no currency.
    return `${amount.toLocaleString(locale, digits)} ${currency}`
  }
}

/** Whole percents that a product has become cheaper by; 0 when it has not. */
export function discountOf(price: number, oldPrice: number | null): number {
  if (oldPrice === null || oldPrice <= price || !hasPrice(price)) return 0
  return Math.round((1 - price / oldPrice) * 100)
}
