import { CONSENT_CHANGED, MAY_STORE, permission, STORED_ORDER } from '../core/shopperStorage'
import { createEventQueue } from './createEventQueue'
import { eventId, KEPT } from './keptRecord'
import { orderEvents, readOrder, takeStored } from './orderEvents'

/**
 * Sends the order of a command: its products, with the clicks in widgets that may have led to them. Nothing is sent
 * without such a click, or before the shopper allows storing clicks. An order that the loader has stored at the time
 * `at` is sent by the first page that finds it.
 */
export function reportOrder(origin: string, command: ArrayLike<unknown>, at?: number): void {
  const order = readOrder(command)
  const send = () => {
    if (permission() < MAY_STORE) {
      // The shopper may agree only after the page has reported the order.
      addEventListener(CONSENT_CHANGED, send, { once: true })
      return
    }
    if (at && !takeStored(`${STORED_ORDER}${at}`)) return
    const events = order ? orderEvents(origin, order, at ?? Date.now()) : []
    // The order is sent immediately, because the shopper may soon leave the page.
    if (events.length > 0) createEventQueue(origin, KEPT + eventId(), events).stop()
  }
  send()
}
