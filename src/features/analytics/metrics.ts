import type { MessageId } from '@/common/i18n/messages'
import type { AnalyticsReport } from '@/contract/entities/analytics'

/**
 * The metrics in the order of the shopper's path: the widget loads, is seen, a post opens, a product is clicked, put into
 * the cart, bought.
 */
export const METRICS = [
  'loads',
  'views',
  'opens',
  'productClicks',
  'cartAdds',
  'purchases',
] as const
export type Metric = (typeof METRICS)[number]

export const METRIC_LABELS: Record<Metric, { title: MessageId; hint: MessageId }> = {
  loads: { title: 'analytics.title_loads', hint: 'analytics.hint_loads' },
  views: { title: 'analytics.title_views', hint: 'analytics.hint_views' },
  opens: { title: 'analytics.title_opens', hint: 'analytics.hint_opens' },
  productClicks: { title: 'analytics.title_product-clicks', hint: 'analytics.hint_product-clicks' },
  cartAdds: { title: 'analytics.title_cart-adds', hint: 'analytics.hint_cart-adds' },
  purchases: { title: 'analytics.title_purchases', hint: 'analytics.hint_purchases' },
}

/** Whether the report has no events. */
export const isEmptyReport = ({ totals }: Pick<AnalyticsReport, 'totals'>): boolean =>
  METRICS.every((metric) => totals[metric] === 0)

/** Change against the previous period, as a fraction (0.12 = +12 %); null when there is nothing to compare with. */
export function changeOf(current: number, previous: number): number | null {
  return previous === 0 ? null : (current - previous) / previous
}
