import type { Locale } from '@/contract/locale'
import type { ApiError } from '../errors/apiError'
import { translate } from '../language/messages'

/** The message of a failure in a language. */
export function failureText({ code, details }: ApiError, locale: Locale): string {
  return translate(locale, details.messageId ?? `server.${code}`, details.values)
}
