import { CLICK_HOURS } from '@/contract/widgets/embed'

const HOUR_MS = 60 * 60 * 1000

export interface Click {
  embedId: string
  skuId: number
  at: number
}

/** The report of a shop's page; a cart has no number. */
export interface Order {
  type: 'addToCart' | 'purchase'
  number: number | null
  items: { skuId: number; amount: number | null }[]
}

/** A product of an order that must be counted once, whichever of its reports arrives. */
export interface ExpectedRow {
  type: Order['type']
  skuId: number
  amount: number | null
  reports: { at: number; embedId: string }[]
}

export interface OrderBook {
  clicked(click: Click): void
  ordered(order: Order, at: number): void
  rows(): ExpectedRow[]
}

/**
 * The products of one shopper's orders and carts that must be counted, by the rule alone: each that
 * was clicked within the 72 hours before. A product counts once for each order, and once for all
 * carts after the same newest click.
 */
export function createOrderBook(): OrderBook {
  const clicks: Click[] = []
  const rows = new Map<string, ExpectedRow>()
  return {
    clicked: (click) => void clicks.push(click),
    ordered({ type, number, items }, at) {
      const recent = clicks.filter((click) => at - click.at < CLICK_HOURS * HOUR_MS)
      const cart = clicks.indexOf(recent.at(-1)!)
      for (const { skuId, amount } of items) {
        const click = recent.findLast((one) => one.skuId === skuId)
        if (!click) continue
        const key = [type, number ?? cart, skuId].join()
        const row = rows.get(key) ?? { type, skuId, amount, reports: [] }
        row.reports.push({ at, embedId: click.embedId })
        rows.set(key, row)
      }
    },
    rows: () => [...rows.values()],
  }
}
