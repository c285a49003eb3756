import type { Locale } from '@/contract/locale'
import en from '../../translations/widget/en.json'
import ru from '../../translations/widget/ru.json'
import { createTexts } from './createTexts'

export type TextId = keyof typeof ru
/** A text of the embed in the widget's language. */
export type Translate = (id: TextId, values?: Record<string, string | number>) => string

export const createTranslate: (locale: Locale) => Translate = createTexts({ ru, en })
