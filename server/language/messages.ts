import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from '@/contract/locale'
import serverEn from '../../translations/server/en.json'
import serverRu from '../../translations/server/ru.json'
import sharedEn from '../../translations/shared/en.json'
import sharedRu from '../../translations/shared/ru.json'
import modelEn from '../../translations/widget/model/en.json'
import modelRu from '../../translations/widget/model/ru.json'
import widgetEn from '../../translations/widget/en.json'
import widgetRu from '../../translations/widget/ru.json'

/** Includes the embed's messages: pages without it show the same. */
const MESSAGES: Record<Locale, Readonly<Record<string, string>>> = {
  ru: { ...serverRu, ...sharedRu, ...widgetRu, ...modelRu },
  en: { ...serverEn, ...sharedEn, ...widgetEn, ...modelEn },
}

const formats = new Map<string, IntlMessageFormat>()

export function hasMessage(id: string): boolean {
  return id in MESSAGES.ru
}

/** The text of a message in a language; throws for an id without a translation. */
export function translate(
  locale: Locale,
  id: string,
  values: Record<string, string | number> = {},
): string {
  const key = `${locale} ${id}`
  let format = formats.get(key)
  if (!format) {
    const message = MESSAGES[locale][id]
    if (message === undefined) throw new Error(`No translation of ${id}`)
    format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
    formats.set(key, format)
  }
  return String(format.format(values))
}
