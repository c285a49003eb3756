import * as v from 'valibot'

/** The kinds of screens that reports distinguish. */
export const DEVICES = ['desktop', 'mobile'] as const
export type Device = (typeof DEVICES)[number]

/** Rows of the pages and the albums of a report. */
export const REPORT_ROWS = 20

/**
 * Counts of what shoppers did; `cartAdds` and `purchases` count products, not carts and orders.
 */
const eventCounts = {
  loads: v.number(),
  views: v.number(),
  opens: v.number(),
  productClicks: v.number(),
  cartAdds: v.number(),
  purchases: v.number(),
  /** Clicks on the calls to action of posts. */
  actions: v.number(),
  /** Stories that were watched to the end. */
  completions: v.number(),
  /** Answers to polls, questions and sliders. */
  answers: v.number(),
}

/** Revenue of purchases, hundredths by currency, largest first; empty without any. */
export const revenueSchema = v.array(v.object({ amount: v.number(), currency: v.string() }))
export type Revenue = v.InferOutput<typeof revenueSchema>

const daysSchema = v.array(v.object({ date: v.string(), ...eventCounts }))

export const analyticsReportSchema = v.object({
  totals: v.object(eventCounts),
  /** The counts of the compared period. */
  previousTotals: v.object(eventCounts),
  revenue: revenueSchema,
  previousRevenue: revenueSchema,
  /** One row per day of the period, days without events included. `date` is YYYY-MM-DD in the account's zone. */
  days: daysSchema,
  /** The same of the compared period. */
  previousDays: daysSchema,
  /** The 24 hours of the day in the account's zone, from 0. */
  hours: v.array(v.object({ hour: v.number(), ...eventCounts })),
  /** Most viewed first. Null: the device is unknown. */
  devices: v.array(
    v.object({
      device: v.nullable(v.picklist(DEVICES)),
      ...eventCounts,
      revenue: revenueSchema,
    }),
  ),
  /** Pages of the shop, origin and path; most viewed first, at most `REPORT_ROWS`. */
  pages: v.array(v.object({ url: v.string(), ...eventCounts })),
  /** Events with posts that are in the album now; most opened first, at most `REPORT_ROWS`. */
  albums: v.array(v.object({ id: v.number(), name: v.string(), ...eventCounts })),
  /** Most viewed first, then by title. */
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

/** Shoppers' events with a product in the widgets in the last `WIDGET_FACTS_DAYS` days. */
export const productFiguresSchema = v.object({
  ...v.pick(v.object(eventCounts), ['productClicks', 'cartAdds', 'purchases']).entries,
  revenue: revenueSchema,
})
export type ProductFigures = v.InferOutput<typeof productFiguresSchema>

const postCounts = {
  opens: v.number(),
  productClicks: v.number(),
  purchases: v.number(),
  revenue: revenueSchema,
}

/** The columns that the table of posts sorts by. */
export const POST_ORDERS = [
  'post',
  'opens',
  'productClicks',
  'rate',
  'purchases',
  'revenue',
] as const

/** One row of the table of posts: the events of a post in the period. */
export const postAnalyticsRowSchema = v.object({
  id: v.number(),
  text: v.string(),
  thumbnailUrl: v.string(),
  isPublished: v.boolean(),
  ...postCounts,
  /** The counts of the compared period; null when no comparison was asked for. */
  previous: v.nullable(v.object(postCounts)),
})
export type PostAnalyticsRow = v.InferOutput<typeof postAnalyticsRowSchema>

/** Product clicks for each hundred openings (CTR, percent), with at most one decimal; null without openings. */
export function clickRate({
  opens,
  productClicks,
}: Pick<PostAnalyticsRow, 'opens' | 'productClicks'>) {
  return opens === 0 ? null : Math.round((productClicks / opens) * 1000) / 10
}

/** Change against the compared days, as a fraction (0.12 = +12 %); null when there is nothing to compare with. */
export function changeOf(current: number, previous: number): number | null {
  if (current === previous) return 0
  return previous === 0 ? null : (current - previous) / previous
}

/** Amounts in several currencies, or in another one than before, cannot be compared. */
export function revenueChange(current: Revenue, previous: Revenue): number | null {
  if (current.length === 0 && previous.length === 0) return 0
  const [before, ...others] = previous
  if (!before || others.length > 0) return null
  if (current.some(({ currency }) => currency !== before.currency)) return null
  return changeOf(current[0]?.amount ?? 0, before.amount)
}

type WithRevenue = Readonly<{ revenue: Revenue }>

/** The currencies of the revenue of all rows: one column each. */
export const currenciesOf = (rows: readonly WithRevenue[]): string[] =>
  [...new Set(rows.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].sort()

/** The revenue of a row in a currency, whole units and hundredths after the point. */
export const revenueIn = ({ revenue }: WithRevenue, currency: string): number =>
  (revenue.find((one) => one.currency === currency)?.amount ?? 0) / 100

/** A table as a file whose cells cannot be taken for formulas: CSV text, or the bytes of XLSX as base64. */
export const exportedFileSchema = v.object({
  fileName: v.string(),
  contentType: v.string(),
  content: v.string(),
  isBase64: v.optional(v.boolean()),
})
export type ExportedFile = v.InferOutput<typeof exportedFileSchema>
