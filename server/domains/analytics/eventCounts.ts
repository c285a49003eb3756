import type { AnalyticsReport } from '@/contract/entities/analytics'
import type { EventTable } from '../../db/tables/widgets'

export type EventCounts = AnalyticsReport['totals']

const NAMES: Record<EventTable['type'], keyof EventCounts> = {
  load: 'loads',
  view: 'views',
  open: 'opens',
  productClick: 'productClicks',
  addToCart: 'cartAdds',
  purchase: 'purchases',
}

export function noEvents(): EventCounts {
  return { loads: 0, views: 0, opens: 0, productClicks: 0, cartAdds: 0, purchases: 0 }
}

export function addEvents(counts: EventCounts, type: EventTable['type'], count: number): void {
  counts[NAMES[type]] += count
}
