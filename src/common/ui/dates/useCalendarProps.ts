import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/common/i18n/useLocale'
import type { Locale } from '@/contract/locale'
// Ours after the library's, because they override some of it.
import '@mantine/dates/styles.css'
import classes from './calendar.module.css'

const FIRST_DAY: Record<Locale, 0 | 1> = { ru: 1, en: 0 }

/**
 * Props of every calendar: its language, its names, and the focus on the chosen day or on today.
 * @param chosen `2026-03-01`; '' for none
 */
export function useCalendarProps(chosen: string) {
  const intl = useIntl()
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the popover has noted where the focus came from.
    const timer = setTimeout(() => {
      root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
    })
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return {
    ref: root,
    locale,
    firstDayOfWeek: FIRST_DAY[locale],
    highlightToday: true,
    getDayProps: (day: string) => ({ 'aria-pressed': day === chosen }),
    ariaLabels: {
      previousMonth: intl.formatMessage({ id: 'days.action_previous-month' }),
      nextMonth: intl.formatMessage({ id: 'days.action_next-month' }),
      previousYear: intl.formatMessage({ id: 'days.action_previous-year' }),
      nextYear: intl.formatMessage({ id: 'days.action_next-year' }),
      previousDecade: intl.formatMessage({ id: 'days.action_previous-decade' }),
      nextDecade: intl.formatMessage({ id: 'days.action_next-decade' }),
    },
    classNames: {
      day: classes.day ?? '',
      weekday: classes.weekday ?? '',
      calendarHeaderControl: classes.control ?? '',
      calendarHeaderLevel: classes.level ?? '',
    },
    // Escape closes the calendar, and not the dialog below it.
    __stopPropagation: true,
  }
}
