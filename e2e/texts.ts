import en from '../translations/en.json'
import ru from '../translations/ru.json'
import type { Locale } from '../src/contract/locale'

const CATALOGUES = { ru, en }

/** The plain words of a message id in a language: the tests read the same catalogue as the screens. */
export function texts(locale: Locale) {
  return (id: keyof typeof ru): string => CATALOGUES[locale][id]
}
