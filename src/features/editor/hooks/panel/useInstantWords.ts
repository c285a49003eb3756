import { useIntl } from 'react-intl'
import { timeZoneHere, offsetName } from '@/common/lib/timeZone'

/** Words for an instant (ISO): the day and the clock here, and what it is ahead. */
export function useInstantWords(): (instant: string) => { when: string; zone: string } {
  const intl = useIntl()
  const timeZone = timeZoneHere()
  return (instant) => ({
    when: intl.formatDate(instant, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    zone: offsetName(intl.locale, timeZone, Date.parse(instant)),
  })
}
