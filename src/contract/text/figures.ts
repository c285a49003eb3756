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

/** Whether the catalogue has a price: 0 means none, and no price is shown. No schema library here: the embed bundles this file. */
export const hasPrice = (price: number): boolean => price > 0

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** A duration in ms, negative for the past, in its largest unit: three days are 3 and `day`. */
export function inLargestUnit(span: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round(span / 1000)
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return [Math.trunc(seconds / size), unit]
}
