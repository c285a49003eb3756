import * as v from 'valibot'

/** Counts of the four things that the embed reports. */
const eventCounts = {
  loads: v.number(),
  views: v.number(),
  opens: v.number(),
  productClicks: v.number(),
}

export const analyticsReportSchema = v.object({
  totals: v.object(eventCounts),
  /** The same counts for the equally long span just before, for comparison. */
  previousTotals: v.object(eventCounts),
  /** One row a day of the asked span, days without events included. `date` is YYYY-MM-DD in the asked zone. */
  days: v.array(v.object({ date: v.string(), ...eventCounts })),
  widgets: v.array(v.object({ embedId: v.string(), role: v.string(), ...eventCounts })),
  /** Most clicked first, at most 10. */
  products: v.array(
    v.object({ id: v.number(), name: v.string(), imageUrl: v.string(), productClicks: v.number() }),
  ),
  /** Most opened first, at most 10. */
  posts: v.array(
    v.object({
      id: v.number(),
      text: v.string(),
      thumbnailUrl: v.string(),
      opens: v.number(),
      productClicks: v.number(),
    }),
  ),
})
export type AnalyticsReport = v.InferOutput<typeof analyticsReportSchema>
