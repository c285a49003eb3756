import type { WidgetEventBatch } from '@/contract/widgetApi'

/**
 * Hands a batch to the browser in a way that outlives the page. Answers false when it surely did not leave; a text
 * body keeps the request a simple one, so no preflight delays it.
 */
export async function sendBatch(url: string, batch: WidgetEventBatch): Promise<boolean> {
  const body = JSON.stringify(batch)
  if (isTakenByBeacon(url, body)) return true
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      credentials: 'omit',
      keepalive: true,
    })
    return response.status < 500
  } catch {
    return false
  }
}

function isTakenByBeacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, body)
  } catch {
    return false
  }
}
