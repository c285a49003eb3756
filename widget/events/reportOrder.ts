import { ARTICLE_LENGTH, ORDER_ITEMS, ORDER_QUANTITY } from '@/contract/widgets/embed'
import type { WidgetEvent, WidgetOrder } from '@/contract/widgets/widgetApi'
import { CONSENT_CHANGED, MAY_STORE, permission } from '../core/shopperStorage'
import { clicksBefore } from './clicks'
import { createEventQueue } from './createEventQueue'
import { readRecords } from './createKeptEvents'
import { eventId } from './eventId'
import { KEPT } from './keptRecord'

type Fields = Partial<Record<string, unknown>>
type Item = WidgetOrder['items'][number]

/** Commands of the page, as Google Analytics 4 calls its events. */
const TYPES = new Map<unknown, WidgetEvent['type']>([
  ['add_to_cart', 'addToCart'],
  ['purchase', 'purchase'],
])

/**
 * Follows `vitrina('purchase', { transaction_id, currency, items: [{ item_id, price, quantity }] })` and
 * `vitrina('add_to_cart', { currency, items })`: the products go to the back office with the clicks in widgets that may
 * have led to them. Without such a click nothing is sent, nor before the shopper agrees to what they are remembered by. A
 * purchase without its number would count again each time its page is opened, so it is none.
 */
export function reportOrder(origin: string, { 0: name, 1: facts }: ArrayLike<unknown>): void {
  const type = TYPES.get(name)
  if (!type) return
  const { transaction_id, currency, items } = fieldsOf(facts)
  const products = Array.isArray(items) ? items.flatMap(itemOf).slice(0, ORDER_ITEMS) : []
  const number = textOf(transaction_id)
  if (products.length === 0 || (type === 'purchase' && number === '')) {
    // oxlint-disable-next-line no-console -- where the developer of the shop's page looks
    console.warn(`vitrina: ${String(name)} needs items with item_id, a purchase transaction_id`)
    return
  }
  send(origin, type, number, { items: products, currency: textOf(currency) })
}

function send(
  origin: string,
  type: WidgetEvent['type'],
  number: string,
  { items, currency }: { items: Item[]; currency: string },
): void {
  if (permission() < MAY_STORE) {
    // The banner may ask after the page has told of the order.
    const again = () => send(origin, type, number, { items, currency })
    addEventListener(CONSENT_CHANGED, again, { once: true })
    return
  }
  const clicks = clicksBefore(
    origin,
    readRecords().flatMap((record) => (record.origin === origin ? record.events : [])),
  )
  const [newest] = clicks
  if (!newest) return
  const event: WidgetEvent = {
    // The same order, opened once more, counts once; so does what is put into the cart again after the same click.
    id: type === 'purchase' ? `order-${digest(number)}` : `cart-${newest.id}`,
    type,
    order: {
      clicks: plain(clicks.map(({ embedId, postId, skuId }) => ({ embedId, postId, skuId }))),
      items: plain(items),
      ...(currency ? { currency } : {}),
    },
  }
  const kept = { embedId: newest.embedId, at: Date.now(), event }
  // Sent at once: the page may soon be left.
  createEventQueue(origin, KEPT + eventId(), [kept]).stop()
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? value : {}

/** A text or a number as a text; anything else is none. */
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

/** On some pages `JSON.stringify` asks a `toJSON` that an old library gave to all arrays. */
const plain = <One>(list: One[]): One[] => Object.assign(list, { toJSON: undefined })

/** The number of an order in 64 bits: the back office needs to know it again, not to read it. */
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
