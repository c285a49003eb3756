import en from '../translations/en.json'
import ru from '../translations/ru.json'
import type { Locale } from '../src/contract/locale'

const CATALOGUES = { ru, en }

/** The text of a message id in a language, from the same catalogue as on the screens. */
export function texts(locale: Locale) {
  return (id: keyof typeof ru): string => CATALOGUES[locale][id]
}
