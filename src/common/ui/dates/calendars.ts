import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import type { Locale } from '@/contract/locale'
import type { ClockCalendarProps, DayCalendarProps } from './MonthCalendars'

/** The calendar library and the names of months of one language load when a calendar is opened. */
const NAMES: Record<Locale, () => Promise<unknown>> = {
  ru: () => import('dayjs/locale/ru'),
  en: () => Promise.resolve(),
}

async function loadDayCalendar(locale: Locale) {
  const load = () => import(/* webpackChunkName: "calendar" */ './MonthCalendars')
  const [{ DayCalendar }] = await Promise.all([load(), NAMES[locale]()])
  return DayCalendar
}

async function loadClockCalendar(locale: Locale) {
  const load = () => import(/* webpackChunkName: "calendar" */ './MonthCalendars')
  const [{ ClockCalendar }] = await Promise.all([load(), NAMES[locale]()])
  return ClockCalendar
}

type Calendars<Props> = Record<Locale, LazyExoticComponent<ComponentType<Props>>>

export const DAY_CALENDARS: Calendars<DayCalendarProps> = {
  ru: lazyWithTexts(() => loadDayCalendar('ru')),
  en: lazyWithTexts(() => loadDayCalendar('en')),
}
export const CLOCK_CALENDARS: Calendars<ClockCalendarProps> = {
  ru: lazyWithTexts(() => loadClockCalendar('ru')),
  en: lazyWithTexts(() => loadClockCalendar('en')),
}
