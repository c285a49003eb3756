import { useIntl } from 'react-intl'
import { timeZoneHere, offsetName } from '@/common/lib/timeZone'

/** Formats an instant (ISO): the local day and time, and the zone's offset. */
export function useInstantWords(): (instant: string) => { when: string; zone: string } {
  const intl = useIntl()
  const timeZone = timeZoneHere()
  return (instant) => ({
    when: intl.formatDate(instant, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    zone: offsetName(intl.locale, timeZone, Date.parse(instant)),
  })
}
