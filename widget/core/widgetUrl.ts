import { WIDGET_API } from '@/contract/widgets/embed'

/** Address of one of the widget API's calls for an embed id. */
export function widgetUrl(origin: string, call: keyof typeof WIDGET_API, embedId: string): string {
  return origin + WIDGET_API[call].replace('{embedId}', encodeURIComponent(embedId))
}
