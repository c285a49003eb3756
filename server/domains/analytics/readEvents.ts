import { readWidgetEvent, type WidgetEvent } from '@/contract/widgets/widgetApi'
import { brokenText } from '../../http/checkInput'

/** The valid events of a batch; invalid ones and those that cannot be stored are left out. */
export function readEvents(entries: readonly unknown[]): WidgetEvent[] {
  return entries
    .filter((entry) => brokenText(withoutPage(entry)) === null)
    .flatMap((entry) => readWidgetEvent(entry) ?? [])
}

/** An invalid page does not prevent an event from being counted. */
function withoutPage(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null ? { ...entry, page: undefined } : entry
}
