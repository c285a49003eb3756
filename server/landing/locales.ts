import type { Locale } from '@/contract/locale'

/** Repeated for the landing page, which has no schema library; the type keeps them equal. */
export const LOCALES: readonly Locale[] = ['ru', 'en'] satisfies Locale[]
