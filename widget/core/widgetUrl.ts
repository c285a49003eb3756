import { WIDGET_PATH } from '@/contract/widgets/embed'

/** Address of a call of `WIDGET_API`; all have the same prefix, so that no chunk needs a table of them. */
export function widgetUrl(
  origin: string,
  embedId: string,
  call: '' | '/events' | '/answers' = '',
): string {
  return origin + WIDGET_PATH.replace('{embedId}', encodeURIComponent(embedId)) + call
}
