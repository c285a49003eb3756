import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { MessageFormatElement } from 'react-intl'
import { retryImport } from '@/common/lib/loading'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'

export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

type CataloguePart = { default: Catalogue }

/** The texts of a language in two parts: those of the first screen, and the rest with the shared ones. */
const PARTS: Record<
  Locale,
  { first: () => Promise<CataloguePart>; rest: () => Promise<CataloguePart[]> }
> = {
  ru: {
    first: () => import(/* webpackChunkName: "texts-ru" */ '../../../translations/ru.json?first'),
    rest: () =>
      Promise.all([
        import(/* webpackChunkName: "texts-ru-rest" */ '../../../translations/ru.json?rest'),
        import(/* webpackChunkName: "texts-ru-rest" */ '../../../translations/shared/ru.json'),
      ]),
  },
  en: {
    first: () => import(/* webpackChunkName: "texts-en" */ '../../../translations/en.json?first'),
    rest: () =>
      Promise.all([
        import(/* webpackChunkName: "texts-en-rest" */ '../../../translations/en.json?rest'),
        import(/* webpackChunkName: "texts-en-rest" */ '../../../translations/shared/en.json'),
      ]),
  },
}

/** The texts of the first screen in one language. */
export async function loadFirstTexts(locale: Locale): Promise<Catalogue> {
  return (await retryImport(PARTS[locale].first)).default
}

const loading = new Map<Locale, Promise<Catalogue>>()

/** All texts of one language; loaded once. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const known = loading.get(locale)
  if (known) return known
  const { first, rest } = PARTS[locale]
  const catalogue = retryImport(() => Promise.all([first(), rest()])).then(
    ([early, late]): Catalogue =>
      Object.assign({}, early.default, ...late.map((part) => part.default)) as Catalogue,
  )
  loading.set(locale, catalogue)
  // After a failure the next call loads again.
  catalogue.catch(() => loading.delete(locale))
  return catalogue
}

/** The language of the page, which `LocaleProvider` and the start-up set. */
export function pageLocale(): Locale {
  return LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE
}

/**
 * A component in its own chunk, for a screen that may be shown with the first texts only: it appears once its code
 * and all texts are loaded.
 */
export function lazyWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([retryImport(load), loadCatalogue(pageLocale())])
    return { default: component }
  })
}
