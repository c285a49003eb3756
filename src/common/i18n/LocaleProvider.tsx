import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { Locale } from '@/contract/locale'
import { loadCatalogue, type Catalogue } from './catalogue'

interface LocaleProviderProps {
  locale: Locale
  /** Texts of `locale`, loaded before the first drawing: at least those of the first screen. */
  initialCatalogue: Catalogue
  children: ReactNode
}

/** Gives the texts of a locale; a change keeps the old texts on screen until the new ones are there. */
export function LocaleProvider({ locale, initialCatalogue, children }: LocaleProviderProps) {
  const [shown, setShown] = useState({ locale, catalogue: initialCatalogue })
  useEffect(() => {
    let isCurrent = true
    loadCatalogue(locale).then(
      (catalogue) => {
        if (isCurrent) setShown({ locale, catalogue })
      },
      // Without the new texts the old ones stay.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  useEffect(() => {
    document.documentElement.lang = shown.locale
  }, [shown.locale])
  return (
    <IntlProvider locale={shown.locale} messages={shown.catalogue}>
      {children}
    </IntlProvider>
  )
}
