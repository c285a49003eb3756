import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import type { Locale } from '@/contract/locale'
import type { ClockCalendarProps, DayCalendarProps, RangeCalendarProps } from './MonthCalendars'

/** The calendar library and the names of months of one language load when a calendar is opened. */
const NAMES: Record<Locale, () => Promise<unknown>> = {
  ru: () => import('dayjs/locale/ru'),
  en: () => Promise.resolve(),
}

async function loadCalendars(locale: Locale) {
  const load = () => import(/* webpackChunkName: "calendar" */ './MonthCalendars')
  const [calendars] = await Promise.all([load(), NAMES[locale]()])
  return calendars
}

type Calendars<Props> = Record<Locale, LazyExoticComponent<ComponentType<Props>>>

export const DAY_CALENDARS: Calendars<DayCalendarProps> = {
  ru: lazyWithTexts(async () => (await loadCalendars('ru')).DayCalendar),
  en: lazyWithTexts(async () => (await loadCalendars('en')).DayCalendar),
}
export const CLOCK_CALENDARS: Calendars<ClockCalendarProps> = {
  ru: lazyWithTexts(async () => (await loadCalendars('ru')).ClockCalendar),
  en: lazyWithTexts(async () => (await loadCalendars('en')).ClockCalendar),
}
export const RANGE_CALENDARS: Calendars<RangeCalendarProps> = {
  ru: lazyWithTexts(async () => (await loadCalendars('ru')).RangeCalendar),
  en: lazyWithTexts(async () => (await loadCalendars('en')).RangeCalendar),
}
