import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import en from '../../translations/widget/model/en.json'
import ru from '../../translations/widget/model/ru.json'

export type ModelText = keyof typeof ru
/** A text of the 3D viewer in the widget's language. */
export type ModelTranslate = (id: ModelText, values?: Record<string, string>) => string

const TEXTS: Record<ModelPayload['locale'], Record<ModelText, string>> = { ru, en }

/**
 * The texts of the 3D viewer are separate from those of the gallery, so that neither chunk contains texts of the other.
 */
export function createModelTranslate(locale: ModelPayload['locale']): ModelTranslate {
  return (id, values = {}) =>
    TEXTS[locale][id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Announcements of the visible side, by the number of its quarter turn. */
export const SIDE_TEXTS = ['model.side-0', 'model.side-1', 'model.side-2', 'model.side-3'] as const
