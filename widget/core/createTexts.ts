import type { Locale } from '@/contract/locale'

type Values = Record<string, string | number>

const PLURAL = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g
const FORM = /\b(\w+) \{([^{}]*)\}/g
const ARGUMENT = /\{(\w+)\}/g

/** Formats the two parts of ICU messages that the catalogues use: arguments and plurals. */
export function createTexts<Id extends string>(texts: Record<Locale, Record<Id, string>>) {
  return (locale: Locale) => {
    const plural = new Intl.PluralRules(locale)
    return (id: Id, values: Values = {}): string =>
      texts[locale][id]
        .replace(PLURAL, (_, name: string, list: string) => {
          const count = Number(values[name])
          const forms = new Map([...list.matchAll(FORM)].map(([, key, text]) => [key, text]))
          const form = forms.get(plural.select(count)) ?? forms.get('other') ?? ''
          // Below a thousand: the formatter of numbers would cost the page more than all else here.
          return form.replace('#', `${count}`)
        })
        .replace(ARGUMENT, (_, name: string) => `${values[name] ?? ''}`)
  }
}
