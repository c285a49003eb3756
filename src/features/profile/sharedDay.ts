import type { IntlShape } from 'react-intl'
import { sharedDay as dayIn } from '@/contract/text/sharedDay'

/** A day that is the same for the whole team and in letters. */
export const sharedDay = (intl: IntlShape, time: string | number): string =>
  dayIn(intl.locale, new Date(time).getTime())
