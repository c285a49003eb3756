import { canonicalTimeZone } from '@/contract/text/timeZone'
import { useUser } from './user'

/** The zone whose midnights split the account's days; UTC where this browser does not know it. */
export function useAccountZone(): string {
  return canonicalTimeZone(useUser().timeZone) ?? 'UTC'
}
