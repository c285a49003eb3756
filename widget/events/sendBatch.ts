import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { request } from '../core/request'
import { listJson } from './keptRecord'

const TOO_MANY = 429
/** Timeout of a request, after which its events are sent again. It is long, because no user waits for it. */
const MAX_MS = 30_000

const batchOf = (events: readonly WidgetEvent[]) => `{"events":${listJson(events)}}`

/**
 * Sends a batch with a request that outlives the page, and returns whether the batch is settled. A refusal settles it,
 * unless it asks to retry later. A text body keeps the request a simple one, so that no preflight delays it.
 */
export async function sendBatch(url: string, events: readonly WidgetEvent[]): Promise<boolean> {
  const init = {
    method: 'POST',
    body: batchOf(events),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    keepalive: true,
  }
  try {
    const { status } = await request(url, init, MAX_MS)
    return status < 500 && status !== TOO_MANY
  } catch {
    return false
  }
}

/** Passes a batch to the browser, which never reports whether it arrived. */
export function sendBeacon(url: string, events: readonly WidgetEvent[]): void {
  try {
    navigator.sendBeacon(url, batchOf(events))
  } catch {
    // Some blockers throw. The events are sent again if the page is shown again.
  }
}
