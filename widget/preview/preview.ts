import { PREVIEW_MESSAGE, PREVIEW_READY_MESSAGE } from '@/contract/embed'
import type { PreviewMessage, PreviewReadyMessage } from '@/contract/widgetApi'
import type { WidgetContext, WidgetHandle } from '../common/types'
import { drawGallery } from '../gallery/gallery'
import { openPopup } from '../popup/popup'

const context: WidgetContext = {
  isPreview: true,
  fetchPage: () => Promise.reject(new Error('a preview has one page')),
  track: () => undefined,
  loadPopup: () => Promise.resolve(openPopup),
}

/** Draws what the cabinet sends, with the code that the shop's pages run; nobody else is listened to. */
export function startPreview(body: HTMLElement): void {
  const host = document.createElement('div')
  body.append(host)
  let handle: WidgetHandle | null = null
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isPreviewMessage(data)) return
    if (handle) handle.update(data.payload)
    else handle = drawGallery(host, data.payload, context)
  })
  // The frame has no origin of its own, so it cannot name the one that it answers to.
  const ready: PreviewReadyMessage = { type: PREVIEW_READY_MESSAGE }
  window.parent.postMessage(ready, '*')
}

function isPreviewMessage(data: unknown): data is PreviewMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === PREVIEW_MESSAGE &&
    'payload' in data
  )
}
