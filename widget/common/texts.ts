import en from '../../translations/widget/en.json'
import ru from '../../translations/widget/ru.json'
import type { WidgetPayload } from '@/contract/widgetApi'

const CATALOGUES: Record<WidgetPayload['locale'], typeof ru> = { ru, en }

export type TextId = keyof typeof ru

/** A text of the embed with `{name}` places filled in. */
export function text(
  locale: WidgetPayload['locale'],
  id: TextId,
  values: Record<string, string | number> = {},
): string {
  return CATALOGUES[locale][id].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
}

/** Kopecks (hundredths) as money in the shopper's language. */
export function money(
  locale: WidgetPayload['locale'],
  hundredths: number,
  currency: string,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
  }).format(hundredths / 100)
}
