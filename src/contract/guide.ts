import type { Locale } from './locale'

/** The pages of the guide (`translations/guide`), besides its contents. */
export const GUIDE_PAGES = [
  'library',
  'create-post',
  'post-editor',
  'albums',
  'reviews',
  'products',
  'widgets',
  'gallery-editor',
  'stories-editor',
  'model-editor',
  'installation',
  'analytics',
  'sources',
  'integrations',
  'segments',
  'team',
  'activity',
  'profile',
  'trash',
  'privacy',
  'support',
] as const

export type GuidePage = (typeof GUIDE_PAGES)[number]

/** Leads to the contents in the language of the browser. */
export const GUIDE_PATH = '/guide'

/** The address of the contents in a language, or of one page. */
export function guidePath(locale: Locale, page?: GuidePage): string {
  return [GUIDE_PATH, locale, ...(page ? [page] : [])].join('/')
}
