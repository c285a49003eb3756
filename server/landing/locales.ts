import type { Locale } from '@/contract/locale'

export type { Locale }

/** Stated here again for the page only, which carries no schema library; the type holds them together. */
export const LOCALES: readonly Locale[] = ['ru', 'en'] satisfies Locale[]
