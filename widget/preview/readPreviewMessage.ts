import { PREVIEW_MESSAGE } from '@/contract/widgets/embed'
import type { PreviewMessage } from '@/contract/widgets/widgetApi'
import { has, isNumber, orAbsent } from '../core/checks'
import { isWidgetPayload } from '../core/isWidgetPayload'

const isPreviewMessage = has({
  type: (value) => value === PREVIEW_MESSAGE,
  payload: isWidgetPayload,
  openPostId: orAbsent(isNumber),
})

/** A message of the cabinet to the preview frame; null for anything else. */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  return isMessage(data) ? data : null
}

function isMessage(data: unknown): data is PreviewMessage {
  return isPreviewMessage(data)
}
