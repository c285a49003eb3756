import type { WidgetPages } from '@/contract/entities/widgets/widgetFacts'

export interface SeenSummary {
  pages: number
  /** Of them, those that show the saved version. */
  current: number
  /** Ms from the save until the last of them showed it; null: not all do, or the time of the save is not known. */
  delay: number | null
}

/** How many pages show the saved version, and how soon. */
export function seenSummary({ revision, savedAt, pages }: WidgetPages): SeenSummary {
  const current = pages.filter((page) => page.revision >= revision)
  const isEverywhere = pages.length > 0 && current.length === pages.length
  const lastAt = Math.max(...current.map(({ liveAt }) => Date.parse(liveAt)))
  return {
    pages: pages.length,
    current: current.length,
    delay: isEverywhere && savedAt !== null ? Math.max(0, lastAt - Date.parse(savedAt)) : null,
  }
}
