import { WIDGET_PATH } from '@/contract/widgets/embed'

/** Address of one of the calls of `WIDGET_API`, which all begin alike: so no chunk has to hold a table of them. */
export function widgetUrl(
  origin: string,
  embedId: string,
  call: '' | '/events' | '/answers' = '',
): string {
  return origin + WIDGET_PATH.replace('{embedId}', encodeURIComponent(embedId)) + call
}
