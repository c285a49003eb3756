/** An account that has not chosen one counts its days in Moscow, where the operator is. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow'

/** The name that this machine uses for a time zone; null for one that it does not know. An offset is not a zone. */
export function canonicalTimeZone(timeZone: string): string | null {
  if (!/^[a-z]/i.test(timeZone)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
