import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { Locale } from '@/contract/locale'
import { whenIdle } from '@/common/lib/loading'
import { loadCatalogue, type Catalogue } from './catalogue'

interface LocaleProviderProps {
  locale: Locale
  /** Texts of `locale`, loaded before the first render: at least those of the first screen. */
  initialCatalogue: Catalogue
  children: ReactNode
}

/** Provides the texts of a locale; while another one loads, the old texts stay on screen. */
export function LocaleProvider({ locale, initialCatalogue, children }: LocaleProviderProps) {
  const [shown, setShown] = useState({ locale, catalogue: initialCatalogue })
  const isShown = shown.locale === locale
  useEffect(() => {
    let isCurrent = true
    const load = () => {
      if (!isCurrent) return
      loadCatalogue(locale).then(
        (catalogue) => {
          if (!isCurrent) return
          setShown((before) => (before.catalogue === catalogue ? before : { locale, catalogue }))
        },
        // When the new texts cannot be loaded, the old ones stay on screen.
        () => undefined,
      )
    }
    // The rest of the shown language can load when the page is idle; a new language loads immediately.
    if (isShown) whenIdle(load)
    else load()
    return () => {
      isCurrent = false
    }
  }, [locale, isShown])
  useEffect(() => {
    document.documentElement.lang = shown.locale
  }, [shown.locale])
  return (
    <IntlProvider locale={shown.locale} messages={shown.catalogue}>
      {children}
    </IntlProvider>
  )
}
