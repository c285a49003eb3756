import { ARTICLE_LENGTH, ORDER_ITEMS, ORDER_QUANTITY } from '@/contract/widgets/embed'
import type { WidgetEvent, WidgetOrder } from '@/contract/widgets/widgetApi'
import { quietly } from '../core/work'
import { shopperStorage, STORED_ORDER } from '../core/shopperStorage'
import { clicksBefore, isView } from './clicks'
import { readRecords } from './createKeptEvents'
import type { KeptEvent } from './keptRecord'

type Fields = Partial<Record<string, unknown>>
type Item = WidgetOrder['items'][number]

/** An order that a page reports: products that were bought or added to the cart. */
export interface Order {
  type: WidgetEvent['type']
  number: string
  items: Item[]
  currency: string
}

/** The page's commands and their types of events. The commands have the names of Google Analytics 4. */
const TYPES = new Map<unknown, WidgetEvent['type']>([
  ['add_to_cart', 'addToCart'],
  ['purchase', 'purchase'],
])

/**
 * Reads `vitrina('purchase', { transaction_id, currency, items: [{ item_id, price, quantity }] })` or
 * `vitrina('add_to_cart', { currency, items })`; undefined for other commands. A purchase without a number is ignored,
 * because it would count again each time its page is opened.
 */
export function readOrder({ 0: name, 1: facts }: ArrayLike<unknown>): Order | undefined {
  const type = TYPES.get(name)
  if (!type) return undefined
  const { transaction_id, currency, items } = fieldsOf(facts)
  const products = Array.isArray(items) ? items.flatMap(itemOf).slice(0, ORDER_ITEMS) : []
  const number = textOf(transaction_id)
  if (products.length === 0 || (type === 'purchase' && number === '')) {
    // oxlint-disable-next-line no-console -- where the developer of the shop's page looks
    console.warn(`vitrina: ${String(name)} needs items with item_id, a purchase transaction_id`)
    return undefined
  }
  return { type, number, items: products, currency: textOf(currency) }
}

/**
 * The event of an order at a time, with the clicks in widgets that may have led to it. Without such a click the list is
 * empty.
 */
export function orderEvents(
  origin: string,
  { type, number, items, currency }: Order,
  at: number,
): KeptEvent[] {
  const clicks = clicksBefore(
    origin,
    readRecords().flatMap((record) => (record.origin === origin ? record.events : [])),
    at,
  )
  const touched = clicks.filter((one) => !isView(one))
  const [newest = clicks[0]] = touched
  // Of a shopper who has only seen a widget nothing is sent but that they ordered.
  if (!newest || (!touched[0] && type !== 'purchase')) return []
  const event: WidgetEvent = {
    // With this id an order counts once when its page is reloaded, and so does an item that is added to the cart again
    // after the same click.
    id: type === 'purchase' ? `order-${digest(number)}` : `cart-${newest.id}`,
    type,
    order: {
      clicks: plain(touched.map(({ embedId, postId, skuId }) => ({ embedId, postId, skuId }))),
      items: plain(touched[0] ? items : []),
      ...(touched[0] && currency ? { currency } : {}),
    },
  }
  return [{ embedId: newest.embedId, at, event }]
}

/** Removes an order from the storage and returns its text; null when another page has removed it. */
export function takeStored(name: string): string | null {
  const text = shopperStorage().getItem(name)
  shopperStorage().removeItem(name)
  return text
}

/**
 * Removes stored orders from the storage and returns their events. They are orders of closed pages, and of this page
 * from before the events chunk was loaded.
 */
export function takeStoredOrders(origin: string): KeptEvent[] {
  const names = quietly(() => Object.keys(shopperStorage())) ?? []
  return names.flatMap(
    (name) =>
      quietly(() => {
        if (!name.startsWith(STORED_ORDER)) return []
        const order = readOrder(JSON.parse(takeStored(name) ?? '') as ArrayLike<unknown>)
        return order && orderEvents(origin, order, Number(name.slice(STORED_ORDER.length)))
      }) ?? [],
  )
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? value : {}

/** A text or a number as a text; '' for anything else. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

function itemOf(value: unknown): Item[] {
  const { item_id, price, quantity } = fieldsOf(value)
  const article = textOf(item_id)
  const hundredths = textOf(price) === '' ? NaN : Math.round(Number(price) * 100)
  const pieces = Math.round(Number(quantity ?? 1)) || 1
  const item: Item = { article, quantity: Math.min(Math.max(1, pieces), ORDER_QUANTITY) }
  if (Number.isSafeInteger(hundredths) && hundredths >= 0) item.price = hundredths
  return article === '' || article.length > ARTICLE_LENGTH ? [] : [item]
}

/** On some pages `JSON.stringify` calls a `toJSON` that an old library added to all arrays. */
const plain = <One>(list: One[]): One[] => Object.assign(list, { toJSON: undefined })

/** A 64-bit hash of an order's number, which the back office only compares. */
function digest(text: string): string {
  const halves = [0x811c9dc5, 0x9747b28c].map((seed) => {
    let hash = seed
    for (const unit of text) {
      hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
      hash ^= hash >>> 15
    }
    return (hash >>> 0).toString(36)
  })
  return halves.join('-')
}
