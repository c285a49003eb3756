import type { MessageFormatElement } from 'react-intl'
import type { Locale } from '@/contract/locale'

export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

const CATALOGUES: Record<Locale, () => Promise<Catalogue[]>> = {
  ru: () =>
    Promise.all([
      import(/* webpackChunkName: "texts-ru" */ '../../../translations/ru.json').then(
        (module) => module.default,
      ),
      import(/* webpackChunkName: "texts-ru" */ '../../../translations/shared/ru.json').then(
        (module) => module.default,
      ),
    ]),
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "texts-en" */ '../../../translations/en.json').then(
        (module) => module.default,
      ),
      import(/* webpackChunkName: "texts-en" */ '../../../translations/shared/en.json').then(
        (module) => module.default,
      ),
    ]),
}

/** The texts of one language; each language is a chunk of its own. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return Object.assign({}, ...(await CATALOGUES[locale]())) as Catalogue
}
