import type { IntlShape } from 'react-intl'
import { TARIFF_TIME_ZONE } from '@/contract/constants'

/** A day that is the same for the whole team and in letters. */
export const sharedDay = (intl: IntlShape, time: string | number): string =>
  intl.formatDate(time, { dateStyle: 'long', timeZone: TARIFF_TIME_ZONE })
