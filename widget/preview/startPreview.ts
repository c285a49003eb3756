import { PREVIEW_MESSAGE, PREVIEW_READY_MESSAGE } from '@/contract/embed'
import type { PreviewReadyMessage } from '@/contract/widgetApi'
import { addStyles } from '../core/addStyles'
import type { ChunkReference, ChunkSource } from '../core/chunk'
import { element } from '../core/element'
import { isWidgetPayload } from '../core/isWidgetPayload'
import { silentReporter } from '../events/reporter'
import { createGallery } from '../gallery/createGallery'
import { createPopupOpener } from '../gallery/createPopupOpener'
import css from './preview.css'

/**
 * Draws what the cabinet sends, by the very gallery that shops get: nothing is counted, nothing is loaded, no link
 * leads away. Answers how to stop.
 */
export function startPreview(source: ChunkSource, popupChunk: ChunkReference): () => void {
  addStyles(document, css)
  const host = element('main')
  document.body.replaceChildren(host)
  const root = host.attachShadow({ mode: 'open' })
  const popup = createPopupOpener(source, popupChunk)
  const gallery = createGallery({
    root,
    source,
    loadPage: null,
    onPrepare: popup.prepare,
    onOpen: (posts, postId, translate) =>
      popup.open({
        root,
        source,
        locale: document.documentElement.lang,
        translate,
        posts,
        postId,
        report: silentReporter.report,
        followLinks: false,
        onClose: (lastId) => gallery.buttons().get(lastId)?.focus({ preventScroll: true }),
      }),
  })

  const receive = ({ data, source: sender }: MessageEvent<unknown>) => {
    if (sender !== window.parent || typeof data !== 'object' || data === null) return
    if (!('type' in data) || data.type !== PREVIEW_MESSAGE || !('payload' in data)) return
    if (!isWidgetPayload(data.payload)) return
    document.documentElement.lang = data.payload.locale
    gallery.draw(data.payload)
  }
  window.addEventListener('message', receive)
  const ready: PreviewReadyMessage = { type: PREVIEW_READY_MESSAGE }
  // The frame has no origin of its own and does not know its parent's; the message holds nothing.
  window.parent.postMessage(ready, '*')

  return () => {
    window.removeEventListener('message', receive)
    popup.close()
    gallery.stop()
  }
}
