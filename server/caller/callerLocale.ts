import type { Context } from 'hono'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'

/** The language of a caller who has not signed in: the first accepted one that the product supports. */
export function callerLocale(context: Context): Locale {
  const wanted = (context.req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((code) => LOCALES.filter((locale) => locale === code))[0] ?? DEFAULT_LOCALE
}
