import type { IntlShape } from 'react-intl'

/** Kopecks (hundredths) as money: «1 290 ₽». Whole amounts are shown without hundredths. */
export function formatMoney(intl: IntlShape, hundredths: number, currency: string): string {
  return intl.formatNumber(hundredths / 100, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
  })
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** «3 дня назад» for an ISO time, as seen at `now` (ms). */
export function formatAgo(intl: IntlShape, iso: string, now: number): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000)
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return intl.formatRelativeTime(Math.trunc(seconds / size), unit, { numeric: 'auto' })
}

/** Bytes as megabytes with at most one decimal; nothing but an empty file has none. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10 || (bytes > 0 ? 0.1 : 0)
}
