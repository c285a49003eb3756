import { PREVIEW_READY_MESSAGE } from '@/contract/widgets/embed'
import type { PreviewReadyMessage, WidgetPost } from '@/contract/widgets/widgetApi'
import { addStyles } from '../core/addStyles'
import type { ChunkReference, ChunkSource } from '../core/chunk'
import { element } from '../core/element'
import { createTranslate, type Translate } from '../core/texts'
import { silentReporter } from '../events/reporter'
import { createGallery } from '../gallery/createGallery'
import { createPopupOpener } from '../gallery/createPopupOpener'
import css from './preview.css'
import { readPreviewMessage } from './readPreviewMessage'

interface Opening {
  posts: readonly WidgetPost[]
  postId: number
  translate: Translate
  isPlaced?: boolean
}

/**
 * Draws what the cabinet sends, with the same gallery that shoppers get: nothing is counted, nothing is loaded, no
 * link leads away. A message may open one post. Returns a function that stops it.
 */
export function startPreview(source: ChunkSource, popupChunk: ChunkReference): () => void {
  addStyles(document, css)
  const host = element('main')
  document.body.replaceChildren(host)
  const root = host.attachShadow({ mode: 'open' })
  const popup = createPopupOpener(source, popupChunk)
  const open = (opening: Opening) =>
    popup.open({
      root,
      source,
      locale: document.documentElement.lang,
      report: silentReporter.report,
      followLinks: false,
      answersUrl: null,
      onClose: (lastId) => gallery.buttons().get(lastId)?.focus({ preventScroll: true }),
      ...opening,
    })
  const gallery = createGallery({
    root,
    source,
    loadPage: null,
    onPrepare: popup.prepare,
    onOpen: (posts, postId, translate) => open({ posts, postId, translate }),
  })
  /** The post that the cabinet had opened; once it is closed, the next change does not open it again. */
  let placedId: number | undefined

  const receive = ({ data, source: sender }: MessageEvent<unknown>) => {
    if (sender !== window.parent) return
    const message = readPreviewMessage(data)
    if (!message) return
    const { payload, openPostId } = message
    document.documentElement.lang = payload.locale
    gallery.draw(payload)
    popup.redraw(payload.posts)
    const isNew = openPostId !== placedId
    placedId = openPostId
    if (openPostId === undefined || !isNew) return
    const translate = createTranslate(payload.locale)
    open({ posts: payload.posts, postId: openPostId, translate, isPlaced: true })
  }
  window.addEventListener('message', receive)
  const ready: PreviewReadyMessage = { type: PREVIEW_READY_MESSAGE }
  // The frame has an opaque origin and does not know its parent's; the message contains no data.
  window.parent.postMessage(ready, '*')

  return () => {
    window.removeEventListener('message', receive)
    popup.close()
    gallery.stop()
  }
}
