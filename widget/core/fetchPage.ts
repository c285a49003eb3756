import { widgetUrl } from './widgetUrl'

/** One page of a widget's posts, not checked yet; the first page comes with the settings. Throws when there is none. */
export async function fetchPage(origin: string, embedId: string, page: number): Promise<unknown> {
  const url = widgetUrl(origin, 'widget', embedId)
  const response = await fetch(page > 1 ? `${url}?page=${page}` : url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The widget answered ${response.status}`)
  return response.json()
}
