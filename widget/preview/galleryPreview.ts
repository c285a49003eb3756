import type { GalleryPayload } from '@/contract/widgets/galleryPayload'
import type { ChunkSource } from '../core/chunk'
import { silentReporter } from '../events/reporter'
import { createGallery } from '../gallery/createGallery'
import { createPopupOpener } from '../gallery/createPopupOpener'
import type { GalleryChunks } from '../gallery/drawWidget'
import type { PopupOptions } from '../popup/popupChunk'
import type { PreviewDrawer } from './previewDrawer'

type Opening = Pick<PopupOptions, 'posts' | 'postId' | 'header' | 'isPlaced'>

/** A gallery that counts nothing, loads nothing and leads nowhere. */
export function galleryPreview(
  root: ShadowRoot,
  source: ChunkSource,
  chunks: Omit<GalleryChunks, 'events'>,
): PreviewDrawer<GalleryPayload> {
  let locale: GalleryPayload['locale'] = 'ru'
  /** The post that the cabinet had opened; once it is closed, the next change does not open it again. */
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
      gallery.draw(payload)
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
