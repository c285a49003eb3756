import type { IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { CsvCell } from '@/contract/text/csv'
import {
  clickRate,
  currenciesOf,
  revenueIn,
  type AnalyticsReport,
} from '@/contract/entities/analytics'
import {
  ordersOfHundred,
  upliftOf,
  type ShopperGroup,
  type ShopperGroups,
} from '@/contract/entities/uplift'
import {
  DEVICE_LABELS,
  METRIC_LABELS,
  METRICS,
  PATH_METRICS,
  POST_METRICS,
  type Metric,
} from '../metrics'

/** The tables of the overview in the order of the screen. */
export const REPORT_TABLES = [
  'totals',
  'days',
  'hours',
  'uplift',
  'widgets',
  'albums',
  'devices',
  'pages',
  'products',
  'posts',
] as const
export type ReportTable = (typeof REPORT_TABLES)[number]

export const TABLE_LABELS: Record<ReportTable, MessageId> = {
  totals: 'analytics.action_export-totals',
  days: 'analytics.action_export-days',
  hours: 'analytics.action_export-hours',
  uplift: 'analytics.action_export-uplift',
  widgets: 'analytics.action_export-widgets',
  albums: 'analytics.action_export-albums',
  devices: 'analytics.action_export-devices',
  pages: 'analytics.action_export-pages',
  products: 'analytics.action_export-products',
  posts: 'analytics.action_export-posts',
}

type Row = CsvCell[]
type Words = (id: MessageId, values?: Record<string, string>) => string

const ROWS: Record<
  Exclude<ReportTable, 'uplift'>,
  (report: AnalyticsReport, words: Words, isCompared: boolean) => Row[]
> = {
  totals: ({ totals, previousTotals, revenue, previousRevenue }, words, isCompared) => {
    const before = (row: Row) => (isCompared ? row : [])
    const currencies = currenciesOf([
      { revenue },
      ...(isCompared ? [{ revenue: previousRevenue }] : []),
    ])
    return [
      [
        words('analytics.label_metric'),
        words('analytics.label_this-period'),
        ...before([words('analytics.label_compared-period')]),
      ],
      ...METRICS.map((metric) => [
        words(METRIC_LABELS[metric].title),
        totals[metric],
        ...before([previousTotals[metric]]),
      ]),
      ...currencies.map((currency) => [
        revenueName(words, currency),
        revenueIn({ revenue }, currency),
        ...before([revenueIn({ revenue: previousRevenue }, currency)]),
      ]),
    ]
  },
  days: ({ days, previousDays }, words, isCompared) => {
    const compared = isCompared ? previousDays : []
    const isBeside = compared.length > 0
    return [
      [
        words('analytics.label_day'),
        ...metricNames(words, METRICS),
        ...(isBeside
          ? [
              words('analytics.label_compared-days'),
              ...METRICS.map((metric) =>
                words('analytics.label_compared-metric', {
                  metric: words(METRIC_LABELS[metric].title),
                }),
              ),
            ]
          : []),
      ],
      ...days.map((day, index) => {
        const before = compared[index]
        return [
          { day: day.date },
          ...METRICS.map((metric) => day[metric]),
          ...(before ? [{ day: before.date }, ...METRICS.map((metric) => before[metric])] : []),
        ]
      }),
    ]
  },
  hours: ({ hours }, words) => [
    [words('analytics.label_hour'), ...metricNames(words, METRICS)],
    ...hours.map((row) => [row.hour, ...METRICS.map((metric) => row[metric])]),
  ],
  widgets: ({ widgets }, words) =>
    withRevenue(widgets, words, 'analytics.label_widget', ({ role }) => role),
  albums: ({ albums }, words) => [
    [words('analytics.label_album'), ...metricNames(words, POST_METRICS)],
    ...albums.map((album) => [album.name, ...POST_METRICS.map((metric) => album[metric])]),
  ],
  devices: ({ devices }, words) =>
    withRevenue(devices, words, 'analytics.label_device', ({ device }) =>
      words(DEVICE_LABELS[device ?? 'unknown']),
    ),
  pages: ({ pages }, words) => [
    [words('analytics.label_page'), ...metricNames(words, PATH_METRICS)],
    ...pages.map((page) => [page.url, ...PATH_METRICS.map((metric) => page[metric])]),
  ],
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

const metricNames = (words: Words, metrics: readonly Metric[]) =>
  metrics.map((metric) => words(METRIC_LABELS[metric].title))

const revenueName = (words: Words, currency: string) =>
  words('analytics.label_revenue', { currency: currency.toUpperCase() })

type RowWithRevenue = AnalyticsReport['widgets'][number] | AnalyticsReport['devices'][number]

/** Rows with the counts of all events, and a column of revenue for each currency. */
function withRevenue<Of extends RowWithRevenue>(
  rows: readonly Of[],
  words: Words,
  title: MessageId,
  nameOf: (row: Of) => string,
): Row[] {
  const currencies = currenciesOf(rows)
  return [
    [
      words(title),
      ...metricNames(words, PATH_METRICS),
      ...currencies.map((currency) => revenueName(words, currency)),
    ],
    ...rows.map((row) => [
      nameOf(row),
      ...PATH_METRICS.map((metric) => row[metric]),
      ...currencies.map((currency) => revenueIn(row, currency)),
    ]),
  ]
}

/** The groups of the panel, and under them the difference with its interval. */
function upliftRows(groups: ShopperGroups, words: Words): Row[] {
  const uplift = upliftOf(groups)
  const row = (title: MessageId, group: ShopperGroup): Row => [
    words(title),
    group.shoppers,
    group.ordered,
    tenths(ordersOfHundred(group)),
  ]
  const of = (title: MessageId, value: number): Row => [words(title), null, null, tenths(value)]
  return [
    [
      words('analytics.label_shoppers'),
      words('analytics.label_shopper-count'),
      words('analytics.label_ordered'),
      words('analytics.label_of-hundred'),
    ],
    row('analytics.label_opened', groups.opened),
    row('analytics.label_only-seen', groups.seen),
    ...(uplift.is === 'known'
      ? [
          of('analytics.label_difference', uplift.difference),
          of('analytics.label_interval-least', uplift.least),
          of('analytics.label_interval-most', uplift.most),
        ]
      : []),
  ]
}

const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

interface Shown {
  report: AnalyticsReport
  groups: ShopperGroups | undefined
  isCompared: boolean
}

/** The rows of a table of a loaded report in the person's language, its head first. */
export function rowsOfTable(
  table: ReportTable,
  { report, groups, isCompared }: Shown,
  intl: Pick<IntlShape, 'formatMessage'>,
): Row[] {
  const words: Words = (id, values) => intl.formatMessage({ id }, values)
  if (table === 'uplift') return groups ? upliftRows(groups, words) : []
  return ROWS[table](report, words, isCompared)
}
