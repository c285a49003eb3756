import type { Locale } from '@/contract/locale'
import type { ApiError } from './apiError'
import { translate } from './messages'

/** A failure in words of a language. */
export function failureText({ code, details }: ApiError, locale: Locale): string {
  return translate(locale, details.messageId ?? `server.${code}`, details.values)
}
