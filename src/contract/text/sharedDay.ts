import { TARIFF_TIME_ZONE } from '../constants'

/**
 * A day of the plan or of a deletion, the same for the whole team and in letters: «29 декабря 2026», without the «г.»
 * that would put two full stops at the end of a sentence.
 */
export const sharedDay = (locale: string, time: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TARIFF_TIME_ZONE })
    .format(time)
    .replace(/\s?г\.$/u, '')
