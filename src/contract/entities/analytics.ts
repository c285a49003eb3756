import * as v from 'valibot'

/** Counts of what the embed reports; `cartAdds` and `purchases` are products, not carts and orders. */
const eventCounts = {
  loads: v.number(),
  views: v.number(),
  opens: v.number(),
  productClicks: v.number(),
  cartAdds: v.number(),
  purchases: v.number(),
}

/** What was paid for purchases, hundredths by currency, the most first; empty: nothing. */
const revenueSchema = v.array(v.object({ amount: v.number(), currency: v.string() }))
export type Revenue = v.InferOutput<typeof revenueSchema>

export const analyticsReportSchema = v.object({
  totals: v.object(eventCounts),
  /** The same counts for the equally long span just before, for comparison. */
  previousTotals: v.object(eventCounts),
  revenue: revenueSchema,
  /** One row a day of the asked span, days without events included. `date` is YYYY-MM-DD in the asked zone. */
  days: v.array(v.object({ date: v.string(), ...eventCounts })),
  widgets: v.array(
    v.object({ embedId: v.string(), role: v.string(), ...eventCounts, revenue: revenueSchema }),
  ),
  /** Most clicked first, at most 10. */
  products: v.array(
    v.object({
      id: v.number(),
      article: v.string(),
      name: v.string(),
      imageUrl: v.string(),
      productClicks: v.number(),
    }),
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

/** One post in the table of posts: what shoppers did with it in the asked span. */
export const postAnalyticsRowSchema = v.object({
  id: v.number(),
  text: v.string(),
  thumbnailUrl: v.string(),
  isPublished: v.boolean(),
  opens: v.number(),
  productClicks: v.number(),
  purchases: v.number(),
  revenue: revenueSchema,
})
export type PostAnalyticsRow = v.InferOutput<typeof postAnalyticsRowSchema>

/** Product clicks for each hundred openings (CTR, percent), with at most one decimal; null without openings. */
export function clickRate({
  opens,
  productClicks,
}: Pick<PostAnalyticsRow, 'opens' | 'productClicks'>) {
  return opens === 0 ? null : Math.round((productClicks / opens) * 1000) / 10
}

type WithRevenue = Readonly<{ revenue: Revenue }>

/** The currencies of the revenue of all rows: a column each in a table. */
export const currenciesOf = (rows: readonly WithRevenue[]): string[] =>
  [...new Set(rows.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].sort()

/** The revenue of a row in a currency, whole units and hundredths after the point. */
export const revenueIn = ({ revenue }: WithRevenue, currency: string): number =>
  (revenue.find((one) => one.currency === currency)?.amount ?? 0) / 100

/** A table as a file: the text of a CSV whose cells cannot be taken for formulas. */
export const exportedFileSchema = v.object({
  fileName: v.string(),
  contentType: v.string(),
  content: v.string(),
})
export type ExportedFile = v.InferOutput<typeof exportedFileSchema>
