import * as v from 'valibot'

export const LOCALES = ['ru', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const localeSchema = v.picklist(LOCALES)
