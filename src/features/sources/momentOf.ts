import type { IntlShape } from 'react-intl'

/** A date with the time, «2 ноября в 15:00», because feeds are read several times a day. */
export function momentOf(intl: IntlShape, iso: string): string {
  return intl.formatDate(iso, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
}
