import { LOOK_PARAM } from '@/contract/widgets/embed'
import { widgetUrl } from './widgetUrl'

/** What an element requests. */
export interface WidgetRequest {
  embedId: string
  /** Of the product on whose page it is embedded; empty: not on a product's page. */
  article: string
  /** Of a member of the team, who opened the page from the cabinet; empty: a shopper's. */
  look: string
}

/**
 * One page of a widget's posts, not validated yet; the first page contains the settings. Throws when there is none.
 */
export async function fetchPage(
  origin: string,
  { embedId, article, look }: WidgetRequest,
  page: number,
): Promise<unknown> {
  const url = new URL(widgetUrl(origin, 'widget', embedId))
  if (article) url.searchParams.set('article', article)
  if (look) url.searchParams.set(LOOK_PARAM, look)
  if (page > 1) url.searchParams.set('page', `${page}`)
  const response = await fetch(url.href, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The widget answered ${response.status}`)
  return response.json()
}
