import type { IntlShape } from 'react-intl'

/** «2 ноября в 15:00»: feeds are read several times a day. */
export function momentOf(intl: IntlShape, iso: string): string {
  return intl.formatDate(iso, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
}
