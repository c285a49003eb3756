import * as v from 'valibot'
import { LIMITS } from '../limits'

/** A page of a shop as the embed names it: origin and path, as browsers write them, nothing else. */
export const sitePageSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.sitePage),
  v.check((page) => {
    if (!/^https?:/.test(page) || !URL.canParse(page)) return false
    const { origin, pathname } = new URL(page)
    return page === origin + pathname
  }),
)

/** A page of a shop on which shoppers were shown a widget. */
export const seenPageSchema = v.object({
  page: v.string(),
  /** The newest version of the widget that was shown there. */
  revision: v.number(),
  seenAt: v.string(),
})
export type SeenPage = v.InferOutput<typeof seenPageSchema>

/** What the list of widgets tells of one, besides its settings. */
export const widgetFactsSchema = v.object({
  embedId: v.string(),
  /** What shoppers did in the last `WIDGET_FACTS_DAYS` days; null for who may not see analytics. */
  counts: v.nullable(
    v.object({
      views: v.number(),
      /** Of posts; of a 3D model, how often it was turned. */
      opens: v.number(),
      productClicks: v.number(),
    }),
  ),
  /** Null: no page of a shop has shown it yet. */
  lastSeen: v.nullable(seenPageSchema),
  /** Published posts with pictures in its albums; 0 for a 3D model. */
  postCount: v.number(),
  /** Addresses of small pictures that stand for it, in its order; `LIMITS.widgetCovers` at most. */
  covers: v.array(v.string()),
})
export type WidgetFacts = v.InferOutput<typeof widgetFactsSchema>

/** Where a widget is seen, and in which version. */
export const widgetPagesSchema = v.object({
  /** The saved one. */
  revision: v.number(),
  /** Null: not known, for a widget that was not saved since this is kept. */
  savedAt: v.nullable(v.string()),
  /** Of the last `SEEN_PAGES_DAYS` days, the last seen first. */
  pages: v.array(
    v.object({
      ...seenPageSchema.entries,
      /** When that version was first shown there. */
      liveAt: v.string(),
    }),
  ),
})
export type WidgetPages = v.InferOutput<typeof widgetPagesSchema>
