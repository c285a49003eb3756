import type { Locale } from '@/contract/locale'
import en from '../../translations/landing/en.json'
import ru from '../../translations/landing/ru.json'

const STORAGE_KEY = 'vitrina.locale'
const CATALOGUES: Record<Locale, typeof ru> = { ru, en }

export type TextId = keyof typeof ru

export const isTextId = (id: string): id is TextId => id in ru

/** The language of the signed-in person, else the stored choice, else the browser's language, else Russian. */
export function initialLocale(ofPerson: string | null): Locale {
  const wanted = [
    ofPerson,
    remembered(),
    ...navigator.languages.map((language) => language.slice(0, 2)),
  ]
  return LOCALES.find((locale) => locale === wanted.find((one) => isLocale(one))) ?? 'ru'
}

export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // Without storage the choice is lost on the next visit.
  }
}

export function text(locale: Locale, id: TextId): string {
  return CATALOGUES[locale][id]
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

const PLANS = ['start', 'shop', 'large', 'own'] as const

/** The name of a tariff; one that this version does not know is shown by its code. */
export function planText(t: (id: TextId) => string, code: string): string {
  const known = PLANS.find((plan) => plan === code)
  return known ? t(`plan.${known}`) : code
}

const isLocale = (value: string | null): value is Locale =>
  LOCALES.some((locale) => locale === value)

/** Repeated for the landing page, which has no schema library; the type rejects unknown ones. */
export const LOCALES: readonly Locale[] = ['ru', 'en'] satisfies Locale[]
