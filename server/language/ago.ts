import { inLargestUnit } from '@/contract/text/figures'
import type { Locale } from '@/contract/locale'

const formatOf = (locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
/** Cached: creating one costs more than a page of posts. */
const FORMATS: Record<Locale, Intl.RelativeTimeFormat> = { ru: formatOf('ru'), en: formatOf('en') }

/** «3 дня назад»: a stored time relative to `now`. A future time counts as just now. */
export function ago(time: number, now: number, locale: Locale): string {
  return FORMATS[locale].format(...inLargestUnit(Math.min(0, time - now)))
}
