import { PREVIEW_MESSAGE, SEEN_MESSAGE } from '@/contract/widgets/embed'
import type { PreviewMessage } from '@/contract/widgets/preview'
import { has, isNumber, orAbsent } from '../core/payload/checks'
import { isGalleryPayload } from '../core/payload/isGalleryPayload'
import { isStoriesPayload } from '../core/payload/isStoriesPayload'
import { isModelPayload } from '../model/isModelPayload'

const isPreviewMessage = has({
  type: (value) => value === PREVIEW_MESSAGE,
  payload: (value) => isGalleryPayload(value) || isStoriesPayload(value) || isModelPayload(value),
  openPostId: orAbsent(isNumber),
})

/** A message of the cabinet to the preview frame; null for anything else. */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  return isMessage(data) ? data : null
}

function isMessage(data: unknown): data is PreviewMessage {
  return isPreviewMessage(data)
}

/** Whether a message requests the current view of a 3D model. */
export const isSeenAsked = has({ type: (value) => value === SEEN_MESSAGE })
