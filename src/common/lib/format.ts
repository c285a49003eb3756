import type { IntlShape } from 'react-intl'
import { inLargestUnit, hasPrice } from '@/contract/text/figures'

/** Kopecks (hundredths) as money: «1 290 ₽». Whole amounts are shown without hundredths. */
export function formatMoney(intl: IntlShape, hundredths: number, currency: string): string {
  return intl.formatNumber(hundredths / 100, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
  })
}

/**
 * «3 дня назад» for an ISO time, as seen at `now` (ms). `now` may be slightly late, so a past time is never shown as a
 * future one.
 */
export function formatAgo(
  intl: IntlShape,
  iso: string,
  now: number,
  style: 'long' | 'short' = 'long',
): string {
  const [value, unit] = inLargestUnit(Math.min(0, Date.parse(iso) - now))
  return intl.formatRelativeTime(value, unit, { numeric: 'auto', style })
}

/** Bytes as megabytes with at most one decimal; only an empty file shows 0. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10 || (bytes > 0 ? 0.1 : 0)
}

/** Bytes as «312 кБ» or «1,4 МБ»; only an empty file shows 0. */
export function formatBytes(intl: IntlShape, bytes: number): string {
  const kilobytes = Math.round(bytes / 1024) || (bytes > 0 ? 1 : 0)
  const isSmall = kilobytes < 1024
  return intl.formatNumber(isSmall ? kilobytes : megabytes(bytes), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
  })
}

/** The price of a product; null when the catalogue names none. */
export function formatPrice(
  intl: IntlShape,
  price: number | null,
  currency: string,
): string | null {
  return price !== null && hasPrice(price) ? formatMoney(intl, price, currency) : null
}
