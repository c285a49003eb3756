import type { WidgetEventBatch } from '@/contract/widgets/widgetApi'

const TOO_MANY = 429

/**
 * Sends a batch with a request that outlives the page, and returns whether it need not be sent again: a refusal is
 * final, except one that asks to retry later. A text body keeps the request a simple one, so no preflight delays it.
 */
export async function sendBatch(url: string, batch: WidgetEventBatch): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(batch),
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      credentials: 'omit',
      keepalive: true,
    })
    return status < 500 && status !== TOO_MANY
  } catch {
    return false
  }
}

/** Passes a batch to the browser, which never reports whether it arrived. */
export function sendBeacon(url: string, batch: WidgetEventBatch): void {
  try {
    navigator.sendBeacon(url, JSON.stringify(batch))
  } catch {
    // Some blockers throw; what was not sent is sent again if the page comes back.
  }
}
