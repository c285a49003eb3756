import type { Locale } from '@/contract/locale'

/** A language is named in itself, so that it is found by those who cannot read the current one. */
export const LOCALE_NAMES: Record<Locale, string> = { ru: 'Русский', en: 'English' }
