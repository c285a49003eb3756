import type { Locale } from '@/contract/locale'

type Values = Record<string, string | number>

/**
 * Formats the part of ICU messages that the catalogues use: arguments, and a message that is one plural of `count`
 * (`npm run translations` refuses others here). Numbers stay below a thousand: their formatter would cost the page more
 * than all else here.
 */
export function createTexts<Id extends string>(texts: Record<Locale, Record<Id, string>>) {
  return (locale: Locale) => {
    const plural = new Intl.PluralRules(locale)
    return (id: Id, values: Values = {}): string => {
      const text = texts[locale][id]
      const form = new RegExp(`${plural.select(Number(values.count))} {([^}]*)`).exec(text)
      return (form?.[1] ?? text).replace(
        /#|\{(\w+)\}/g,
        (_, name: string = 'count') => `${values[name] ?? ''}`,
      )
    }
  }
}
