import { WIDGET_API } from '@/contract/embed'
import type { WidgetEvent } from '@/contract/widgetApi'

/** How long events gather before they are sent together. */
const GATHER_MS = 1000

/** Gathers the events of one widget and sends them in batches that survive the page's end. */
export function eventSender(origin: string, embedId: string) {
  const address = origin + WIDGET_API.events.replace('{embedId}', encodeURIComponent(embedId))
  let gathered: WidgetEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length === 0) return
    // text/plain needs no preflight, which a leaving page would not wait for.
    const body = new Blob([JSON.stringify({ events: gathered })], { type: 'text/plain' })
    gathered = []
    if (navigator.sendBeacon(address, body)) return
    fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  }
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send()
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', sendWhenHidden)

  return {
    /** A product click is sent at once: the page may be about to leave. */
    track(event: Omit<WidgetEvent, 'id'>) {
      gathered.push({ ...event, id: uniqueId() })
      if (event.type === 'productClick') send()
      else timer ??= setTimeout(send, GATHER_MS)
    },
    stop() {
      send()
      removeEventListener('pagehide', send)
      document.removeEventListener('visibilitychange', sendWhenHidden)
    },
  }
}

/** `randomUUID` exists on secure pages only. */
function uniqueId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
