import { widgetPageUrl } from '@/contract/widgets/pages'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'

interface PageAddresses {
  /** The page's canonical address, without filters. */
  canonical: string
  previous: string | null
  next: string | null
}

/** Addresses of a widget's pages; `narrowed` is the filter of the requested address. */
export function pageAddresses(
  payload: WidgetPayload,
  widgetUrl: string,
  narrowed: Readonly<Record<string, string>>,
): PageAddresses {
  const own = widgetPageUrl(widgetUrl, 'page', payload.embedId)
  const addressOf = (page: number, query: Readonly<Record<string, string>>) => {
    const pairs = { ...query, ...(page > 1 ? { page: String(page) } : {}) }
    return [own, new URLSearchParams(pairs).toString()].filter((part) => part !== '').join('?')
  }
  const page = pageNumber(payload)
  const isBehindEnd = 'posts' in payload && payload.posts.length === 0
  return {
    canonical: addressOf(page, {}),
    // Past the last page, the previous page is the first one.
    previous: page > 1 ? addressOf(isBehindEnd ? 1 : page - 1, narrowed) : null,
    next: hasNext(payload) ? addressOf(page + 1, narrowed) : null,
  }
}

export const pageNumber = (payload: WidgetPayload): number => ('page' in payload ? payload.page : 1)

/** Further pages exist only where shoppers can reach them on the shop's page. */
function hasNext(payload: WidgetPayload): boolean {
  if (!('hasMore' in payload) || !payload.hasMore) return false
  const { load_more, auto_load_more } = payload.settings
  return load_more !== '' || auto_load_more !== ''
}
