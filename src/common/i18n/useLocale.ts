import { useIntl } from 'react-intl'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'

/** The language of the texts on screen. */
export function useLocale(): Locale {
  const intl = useIntl()
  return LOCALES.find((locale) => locale === intl.locale) ?? DEFAULT_LOCALE
}

/** A language is named in itself, so that it is found by those who cannot read the current one. */
export const LOCALE_NAMES: Record<Locale, string> = { ru: 'Русский', en: 'English' }
