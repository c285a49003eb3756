import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'

/** The address of a shop's page from the embed: origin and path only, as browsers write them. */
export const sitePageSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.sitePage),
  v.check((page) => {
    if (!/^https?:/.test(page) || !URL.canParse(page)) return false
    const { origin, pathname } = new URL(page)
    return page === origin + pathname
  }),
)

/** A page of a shop that showed a widget. */
export const seenPageSchema = v.object({
  page: v.string(),
  /** The newest version of the widget shown there. */
  revision: v.number(),
  seenAt: v.string(),
})
export type SeenPage = v.InferOutput<typeof seenPageSchema>

/** The data of a widget in the list, besides its settings. */
export const widgetFactsSchema = v.object({
  embedId: v.string(),
  /** Counts of the last `WIDGET_FACTS_DAYS` days; null for users without the right to analytics. */
  counts: v.nullable(
    v.object({
      views: v.number(),
      /** Opened posts; for a 3D model, how often it was rotated. */
      opens: v.number(),
      productClicks: v.number(),
    }),
  ),
  /** Null when no page of a shop has shown it yet. */
  lastSeen: v.nullable(seenPageSchema),
  /** Published posts with pictures in its albums; 0 for a 3D model. */
  postCount: v.number(),
  /** Addresses of its preview pictures, in its order; `LIMITS.widgetCovers` at most. */
  covers: v.array(v.string()),
})
export type WidgetFacts = v.InferOutput<typeof widgetFactsSchema>

/** The pages that showed a widget, with its version there. */
export const widgetPagesSchema = v.object({
  /** The saved version. */
  revision: v.number(),
  /** Null for a widget that was last saved before this time was recorded. */
  savedAt: v.nullable(v.string()),
  /** The pages of the last `SEEN_PAGES_DAYS` days, last seen first. */
  pages: v.array(
    v.object({
      ...seenPageSchema.entries,
      /** When that version was first shown there. */
      liveAt: v.string(),
    }),
  ),
})
export type WidgetPages = v.InferOutput<typeof widgetPagesSchema>

const loadSchema = v.object({
  /** Transferred bytes. */
  bytes: v.number(),
  requests: v.number(),
})
/** The files that a page loads for a part of a widget. */
export type WidgetLoad = v.InferOutput<typeof loadSchema>

const screenWeightSchema = v.object({
  /**
   * False when the widget is not shown on this kind of screen, or has nothing to show. A page loads
   * its code and posts in any case.
   */
  isDrawn: v.boolean(),
  /** The loader, the chunk of the type, and the event counter. */
  code: loadSchema,
  /** Settings and posts: the response of the widget API. */
  content: loadSchema,
  /** Pictures that are visible together with the widget. */
  pictures: loadSchema,
  /** The file of a 3D model. */
  model: loadSchema,
  /** The other pictures of the first page. */
  whileScrolling: loadSchema,
  /** The code for an open post, without its photo or video. */
  onOpening: loadSchema,
})
export type ScreenWeight = v.InferOutput<typeof screenWeightSchema>

/** The weight of a saved widget on a shop's page. */
export const widgetWeightSchema = v.object({
  isEmpty: v.boolean(),
  /** The number of pictures in the header: their addresses are the shop's, and their weight is not included. */
  headerPictures: v.number(),
  phone: screenWeightSchema,
  desktop: screenWeightSchema,
})
export type WidgetWeight = v.InferOutput<typeof widgetWeightSchema>
