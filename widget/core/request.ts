import { WIDGET_ROOT, LOOK_PARAM } from '@/contract/widgets/embed'

/** By that time a shopper has scrolled on. */
const MAX_MS = 8000

export interface PlainResponse {
  status: number
  text: string
}

/** Makes a request to the API, without cookies; throws when there was no response in time. */
export async function request(
  url: string,
  init?: RequestInit & { body?: string },
  longest = MAX_MS,
): Promise<PlainResponse> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), longest)
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', signal: control.signal })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (control.signal.aborted) throw error
    // Shops wrap fetch, and some wrappers break requests of other scripts.
    return await new Promise<PlainResponse>((resolve, reject) => {
      const old = new XMLHttpRequest()
      old.open(init?.method ?? 'GET', url)
      old.timeout = longest
      old.onload = () => resolve({ status: old.status, text: old.responseText })
      old.onerror = old.ontimeout = reject
      old.send(init?.body)
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Address of a call of `WIDGET_API`; all have the same prefix, so that no chunk needs a table of them. */
export function widgetUrl(
  origin: string,
  embedId: string,
  call: '' | '/events' | '/answers' = '',
): string {
  return origin + WIDGET_ROOT + encodeURIComponent(embedId) + call
}

/** The parameters that an element requests a widget with. */
export interface WidgetRequest {
  embedId: string
  /** The product on whose page it is embedded; empty: not on a product's page. */
  article: string
  /** The address of the product's page, when no SKU names the product; empty: not on a product's page. */
  address: string
  /**
   * Codes of the shopper's segments; empty: they are in none; null: the page does not set them, all posts are shown.
   */
  segment: string | null
  /** The preview token of a team member who opened the page from the cabinet; empty: a shopper. */
  look: string
}

/** Statuses of a widget that is deleted for good; other failures may be temporary. */
const GONE = [404, 410]

/**
 * One page of a widget's posts, not validated yet; the first page contains the settings. Null when the widget does not
 * exist; throws on a failure that may be temporary.
 */
export async function fetchPage(
  origin: string,
  { embedId, article, address, segment, look }: WidgetRequest,
  page: number,
): Promise<unknown> {
  const url = new URL(widgetUrl(origin, embedId))
  const { searchParams } = url
  if (article) searchParams.set('article', article)
  if (address) searchParams.set('address', address)
  if (segment !== null) searchParams.set('segment', segment)
  if (look) searchParams.set(LOOK_PARAM, look)
  if (page > 1) searchParams.set('page', `${page}`)
  const { status, text } = await request(url.href)
  if (GONE.includes(status)) return null
  if (status !== 200) throw new Error()
  return JSON.parse(text)
}
