import type { WidgetPayload } from '@/contract/widgets/widgetApi'
import en from '../../translations/widget/en.json'
import ru from '../../translations/widget/ru.json'

type Locale = WidgetPayload['locale']
export type TextId = keyof typeof ru
type Values = Record<string, string | number>
/** A text of the embed in the widget's language. */
export type Translate = (id: TextId, values?: Values) => string

const TEXTS: Record<Locale, Record<TextId, string>> = { ru, en }
const PLURAL = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g
const FORM = /\b(\w+) \{([^{}]*)\}/g
const ARGUMENT = /\{(\w+)\}/g

/** Formats the two parts of ICU messages that the catalogues use: arguments and plurals. */
export function createTranslate(locale: Locale): Translate {
  const plural = new Intl.PluralRules(locale)
  return (id, values = {}) =>
    TEXTS[locale][id]
      .replace(PLURAL, (_, name: string, list: string) => {
        const count = Number(values[name])
        const forms = new Map([...list.matchAll(FORM)].map(([, key, text]) => [key, text]))
        const form = forms.get(plural.select(count)) ?? forms.get('other') ?? ''
        return form.replace('#', count.toLocaleString(locale))
      })
      .replace(ARGUMENT, (_, name: string) => `${values[name] ?? ''}`)
}
