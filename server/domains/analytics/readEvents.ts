import { readWidgetEvent, type WidgetEvent } from '@/contract/widgets/widgetApi'
import { brokenText } from '../../http/brokenText'

/** The events of a batch that can be counted; what is none, or cannot be stored, is left out. */
export function readEvents(entries: readonly unknown[]): WidgetEvent[] {
  return entries
    .filter((entry) => brokenText(withoutPage(entry)) === null)
    .flatMap((entry) => readWidgetEvent(entry) ?? [])
}

/** A page that is none keeps no event from being counted, whatever it holds instead. */
function withoutPage(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null ? { ...entry, page: undefined } : entry
}
