import { CONSENT_CHANGED, MAY_STORE, permission, STORED_ORDER } from '../core/shopperStorage'
import { createEventQueue } from './createEventQueue'
import { eventId, KEPT } from './keptRecord'
import { orderEvents, readOrder, takeStored } from './orderEvents'

/**
 * Sends the order of a command: the products with the clicks in widgets that may have led to them. Nothing is sent
 * without such a click, nor before the shopper allows storing clicks. An order that the loader has stored, `at` a time,
 * is sent by the first page that finds it there.
 */
export function reportOrder(origin: string, command: ArrayLike<unknown>, at?: number): void {
  const order = readOrder(command)
  const send = () => {
    if (permission() < MAY_STORE) {
      // The banner may ask for consent after the page has reported the order.
      addEventListener(CONSENT_CHANGED, send, { once: true })
      return
    }
    if (at && !takeStored(`${STORED_ORDER}${at}`)) return
    const events = order ? orderEvents(origin, order, at ?? Date.now()) : []
    // Sent immediately: the page may soon be left.
    if (events.length > 0) createEventQueue(origin, KEPT + eventId(), events).stop()
  }
  send()
}
