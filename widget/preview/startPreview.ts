import { PREVIEW_READY_MESSAGE, SEEN_MESSAGE } from '@/contract/widgets/embed'
import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import type { PreviewReadyMessage, SeenMessage } from '@/contract/widgets/preview'
import { addStyles } from '../core/addStyles'
import type { ChunkReference, ChunkSource } from '../core/chunk'
import { element } from '../core/element'
import { silentReporter } from '../events/reporter'
import { createGallery } from '../gallery/createGallery'
import { createPopupOpener } from '../gallery/createPopupOpener'
import type { GalleryChunks } from '../gallery/drawWidget'
import type { PopupOptions } from '../popup/popupChunk'
import { modelPreview } from './modelPreview'
import css from './preview.css'
import type { PreviewDrawer } from './previewDrawer'
import { isSeenAsked, readPreviewMessage } from './readPreviewMessage'
import { storiesPreview } from './storiesPreview'

interface PreviewChunks extends Omit<GalleryChunks, 'events'> {
  player: ChunkReference
}

/**
 * Draws the widget that the cabinet sends, with the same code as for shoppers. Nothing is counted, no further posts are
 * loaded, and links cannot be followed. A message may open one post of a gallery. The widget is in an element of a
 * shop's page, or alone. Returns a function that stops the preview.
 */
export function startPreview(
  source: ChunkSource,
  { player, ...chunks }: PreviewChunks,
  host = aloneOnPage(),
): () => void {
  const root = host.attachShadow({ mode: 'open' })
  // A frame shows the same widget for its whole life, so only one of these drawers draws.
  const gallery = galleryPreview(root, source, chunks)
  const stories = storiesPreview(root, source, player)
  const model = modelPreview(root, source)

  const receive = ({ data, source: sender }: MessageEvent<unknown>) => {
    if (sender !== window.parent) return
    if (isSeenAsked(data)) void tellSeen()
    const message = readPreviewMessage(data)
    if (!message) return
    const { payload, openPostId } = message
    host.lang = payload.locale
    switch (payload.widgetType) {
      case 'story':
        stories.draw(payload, openPostId)
        break
      case 'stl':
        model.draw(payload, openPostId)
        break
      case 'gallery':
      case 'sku':
        gallery.draw(payload, openPostId)
    }
  }
  const tellSeen = async () => {
    const answer: SeenMessage = { type: SEEN_MESSAGE, seen: await model.seen() }
    window.parent.postMessage(answer, '*')
  }
  window.addEventListener('message', receive)
  const ready: PreviewReadyMessage = { type: PREVIEW_READY_MESSAGE }
  // The target origin is `*`, because the frame has an opaque origin and cannot know its parent's. The message contains
  // no data.
  window.parent.postMessage(ready, '*')

  return () => {
    window.removeEventListener('message', receive)
    gallery.stop()
    stories.stop()
    model.stop()
  }
}

function aloneOnPage(): HTMLElement {
  addStyles(document, css)
  const host = element('main')
  document.body.replaceChildren(host)
  return host
}

type Opening = Pick<PopupOptions, 'posts' | 'postId' | 'header' | 'isPlaced'>

/** The preview of a gallery. It counts nothing and loads no further posts, and its links cannot be followed. */
function galleryPreview(
  root: ShadowRoot,
  source: ChunkSource,
  chunks: Omit<GalleryChunks, 'events'>,
): PreviewDrawer<GalleryPayload> {
  let locale: GalleryPayload['locale'] = 'ru'
  /** The post that the cabinet has opened. After the user has closed it, the next change does not open it again. */
  let placedId: number | undefined
  const popup = createPopupOpener(source, chunks.popup)
  const open = (opening: Opening) =>
    popup.open({
      root,
      source,
      locale,
      report: silentReporter.report,
      followLinks: false,
      answersUrl: null,
      onClose: (lastId) => gallery.tiles().get(lastId)?.button.focus({ preventScroll: true }),
      ...opening,
    })
  const gallery = createGallery({
    root,
    source,
    lineChunk: chunks.line,
    loadPage: null,
    onPrepare: popup.prepare,
    onOpen: open,
  })
  return {
    draw(payload, openPostId) {
      locale = payload.locale
      void gallery.draw(payload)
      popup.redraw(payload.posts)
      const isNew = openPostId !== placedId
      placedId = openPostId
      if (openPostId === undefined || !isNew) return
      open({ posts: payload.posts, postId: openPostId, isPlaced: true }).catch(() => undefined)
    },
    stop() {
      popup.close()
      gallery.stop()
    },
  }
}
