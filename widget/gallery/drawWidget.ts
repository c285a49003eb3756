import type { ChunkReference } from '../core/chunk'
import { fetchPage } from '../core/fetchPage'
import { isWidgetPayload } from '../core/isWidgetPayload'
import { widgetUrl } from '../core/widgetUrl'
import { createReporter, silentReporter } from '../events/reporter'
import { watchView } from '../events/watchView'
import { createGallery } from './createGallery'
import { createPopupOpener } from './createPopupOpener'
import type { WidgetPlace } from './galleryChunk'

/** How much of the whole gallery, or of its first row, has to be seen for a view. */
const VIEWED_SHARE = { gallery: 0.5, row: 0.99 }

/** A gallery on a shop's page: drawn, opened and counted. See {@link GalleryChunk}. */
export function drawWidget(place: WidgetPlace, popupChunk: ChunkReference): (() => void) | null {
  const { host, root, embedId, look, source, firstPage } = place
  if (!isWidgetPayload(firstPage)) throw new Error('The widget is broken')
  const { locale } = firstPage

  const popup = createPopupOpener(source, popupChunk)
  // Events of the shop's own people are not counted, and their answers are not stored.
  const reporter = look ? silentReporter : createReporter(host, source.origin, embedId)
  const gallery = createGallery({
    root,
    source,
    loadPage: (page) => fetchPage(source.origin, place, page),
    onPrepare: popup.prepare,
    onOpen: (posts, postId, translate) =>
      popup.open({
        root,
        source,
        locale,
        translate,
        posts,
        postId,
        report: reporter.report,
        followLinks: true,
        answersUrl: look ? null : widgetUrl(source.origin, 'answers', embedId),
        onClose: (lastId) => gallery.buttons().get(lastId)?.focus({ preventScroll: true }),
      }),
  })
  gallery.draw(firstPage)
  const [firstTile] = gallery.buttons().values()
  if (!firstTile) {
    gallery.stop()
    reporter.stop()
    return null
  }

  reporter.report('load')
  const stopWatching = watchView(
    [
      { element: gallery.node, share: VIEWED_SHARE.gallery },
      { element: firstTile, share: VIEWED_SHARE.row },
    ],
    () => reporter.report('view'),
  )
  return () => {
    stopWatching()
    popup.close()
    gallery.stop()
    reporter.stop()
  }
}
