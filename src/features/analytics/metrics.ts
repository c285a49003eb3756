import type { MessageId } from '@/common/i18n/messages'
import type { AnalyticsReport, Device } from '@/contract/entities/analytics'

/**
 * The metrics in the order of the shopper's path: the widget loads, is seen, a post opens, its story is watched, answered
 * and acted upon, a product is clicked, put into the cart, bought.
 */
export const METRICS = [
  'loads',
  'views',
  'opens',
  'completions',
  'answers',
  'actions',
  'productClicks',
  'cartAdds',
  'purchases',
] as const
export type Metric = (typeof METRICS)[number]

/** What a table of all events shows; the rest is of single posts. */
export const PATH_METRICS = [
  'loads',
  'views',
  'opens',
  'productClicks',
  'cartAdds',
  'purchases',
] as const satisfies readonly Metric[]

/** What a table of events with posts shows. */
export const POST_METRICS = [
  'opens',
  'answers',
  'actions',
  'productClicks',
  'cartAdds',
  'purchases',
] as const satisfies readonly Metric[]

/** What the report on one post shows. */
export const ONE_POST_METRICS = METRICS.filter((metric) => metric !== 'loads' && metric !== 'views')

export const METRIC_LABELS: Record<Metric, { title: MessageId; hint: MessageId }> = {
  loads: { title: 'analytics.title_loads', hint: 'analytics.hint_loads' },
  views: { title: 'analytics.title_views', hint: 'analytics.hint_views' },
  opens: { title: 'analytics.title_opens', hint: 'analytics.hint_opens' },
  completions: { title: 'analytics.title_completions', hint: 'analytics.hint_completions' },
  answers: { title: 'analytics.title_answers', hint: 'analytics.hint_answers' },
  actions: { title: 'analytics.title_actions', hint: 'analytics.hint_actions' },
  productClicks: { title: 'analytics.title_product-clicks', hint: 'analytics.hint_product-clicks' },
  cartAdds: { title: 'analytics.title_cart-adds', hint: 'analytics.hint_cart-adds' },
  purchases: { title: 'analytics.title_purchases', hint: 'analytics.hint_purchases' },
}

export const DEVICE_LABELS: Record<Device | 'unknown', MessageId> = {
  desktop: 'analytics.label_desktop',
  mobile: 'analytics.label_mobile',
  unknown: 'analytics.label_unknown-device',
}

/** Whether the report has no events. */
export const isEmptyReport = ({ totals }: Pick<AnalyticsReport, 'totals'>): boolean =>
  METRICS.every((metric) => totals[metric] === 0)
