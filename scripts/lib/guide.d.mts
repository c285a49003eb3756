interface GuidePageOfLocale {
  html: string
  headings: { depth: number; anchor: string | null; html: string }[]
  links: string[]
}

export const GUIDE_LOCALES: ('ru' | 'en')[]
export function readGuide(locale: string): Map<string, GuidePageOfLocale>
export function guideGroups(index: GuidePageOfLocale): { title: string; names: string[] }[]
export function guidePages(options: { template: string; style: string }): Map<string, string>
