import type { Context } from 'hono'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'

/** Language for a caller who has not signed in: the first of theirs that the product has. */
export function callerLocale(context: Context): Locale {
  const wanted = (context.req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((code) => LOCALES.filter((locale) => locale === code))[0] ?? DEFAULT_LOCALE
}
