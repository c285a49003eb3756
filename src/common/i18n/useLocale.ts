import { useIntl } from 'react-intl'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'

/** The language of the texts on screen. */
export function useLocale(): Locale {
  const intl = useIntl()
  return LOCALES.find((locale) => locale === intl.locale) ?? DEFAULT_LOCALE
}
