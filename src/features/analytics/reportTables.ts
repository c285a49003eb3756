import type { IntlShape } from 'react-intl'
import { CSV_CONTENT_TYPE, csvFileName, csvOf, type CsvCell } from '@/contract/text/csv'
import {
  clickRate,
  currenciesOf,
  revenueIn,
  type AnalyticsReport,
  type ExportedFile,
} from '@/contract/entities/analytics'
import type { Locale } from '@/contract/locale'
import type { MessageId } from '@/common/i18n/messages'
import { METRIC_LABELS, METRICS } from './metrics'

/** The tables of the overview in the order of the screen. */
export const REPORT_TABLES = ['days', 'widgets', 'products', 'posts'] as const
export type ReportTable = (typeof REPORT_TABLES)[number]

export const TABLE_LABELS: Record<ReportTable, MessageId> = {
  days: 'analytics.action_export-days',
  widgets: 'analytics.action_export-widgets',
  products: 'analytics.action_export-products',
  posts: 'analytics.action_export-posts',
}

type Row = CsvCell[]
type Words = (id: MessageId, values?: Record<string, string>) => string

const ROWS: Record<ReportTable, (report: AnalyticsReport, words: Words) => Row[]> = {
  days: ({ days }, words) => [
    [words('analytics.label_day'), ...metricNames(words)],
    ...days.map((day) => [day.date, ...METRICS.map((metric) => day[metric])]),
  ],
  widgets: ({ widgets }, words) => {
    const currencies = currenciesOf(widgets)
    const revenueNames = currencies.map((currency) =>
      words('analytics.label_revenue', { currency: currency.toUpperCase() }),
    )
    return [
      [words('analytics.label_widget'), ...metricNames(words), ...revenueNames],
      ...widgets.map((widget) => [
        widget.role,
        ...METRICS.map((metric) => widget[metric]),
        ...currencies.map((currency) => revenueIn(widget, currency)),
      ]),
    ]
  },
  products: ({ products }, words) => [
    [
      words('analytics.label_article'),
      words('analytics.label_product'),
      words('analytics.title_product-clicks'),
    ],
    ...products.map(({ article, name, productClicks }) => [article, name, productClicks]),
  ],
  posts: ({ posts }, words) => [
    [
      words('analytics.label_post-number'),
      words('analytics.label_post'),
      words('analytics.title_opens'),
      words('analytics.title_product-clicks'),
      words('analytics.label_click-rate-percent'),
    ],
    ...posts.map((post) => [post.id, post.text, post.opens, post.productClicks, clickRate(post)]),
  ],
}

const metricNames = (words: Words) => METRICS.map((metric) => words(METRIC_LABELS[metric].title))

/** A table of a loaded report as a file in the person's language; its name contains the first and the last day. */
export function fileOfTable(
  table: ReportTable,
  report: AnalyticsReport,
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): ExportedFile {
  const rows = ROWS[table](report, (id, values) => intl.formatMessage({ id }, values))
  const { days } = report
  return {
    fileName: csvFileName(table, days.at(0)?.date ?? '', days.at(-1)?.date ?? ''),
    contentType: CSV_CONTENT_TYPE,
    content: csvOf(rows, locale),
  }
}
