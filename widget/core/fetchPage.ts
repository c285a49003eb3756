import { LOOK_PARAM } from '@/contract/widgets/embed'
import { request } from './request'
import { widgetUrl } from './widgetUrl'

/** The parameters that an element requests a widget with. */
export interface WidgetRequest {
  embedId: string
  /** The product on whose page it is embedded; empty: not on a product's page. */
  article: string
  /** The address of the product's page, when no article names the product; empty: not on a product's page. */
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
