import type { ChunkReference, Drawing, WidgetPlace } from '../core/chunk'
import { isGalleryPayload } from '../core/payload/isGalleryPayload'
import { isPhone } from '../core/screens'
import { widgetUrl } from '../core/request'
import { createReporter, silentReporter } from '../events/reporter'
import { createGallery } from './createGallery'
import { createPopupOpener } from './createPopupOpener'

/** Chunks that a gallery loads on demand. */
export interface GalleryChunks {
  popup: ChunkReference
  /** The chunk of sliders. */
  line: ChunkReference
}

/** Share of the whole gallery, or of its first row, that must be visible for a view. */
const VIEWED_SHARE = { gallery: 0.5, row: 0.99 }

/** A gallery on a shop's page: drawn, opened and counted. See {@link WidgetChunk}. */
export async function drawWidget(place: WidgetPlace, chunks: GalleryChunks): Promise<Drawing> {
  const { host, root, embedId, look, source, firstPage } = place
  if (!isGalleryPayload(firstPage)) throw new Error()
  const { locale, settings, posts, hasMore } = firstPage
  if (!settings.platforms.includes(isPhone() ? 'mobile' : 'desktop')) return null
  if (posts.length < settings.min_posts && !hasMore) return null

  const popup = createPopupOpener(source, chunks.popup)
  const gallery = createGallery({
    root,
    source,
    lineChunk: chunks.line,
    loadPage: place.loadPage,
    onPrepare: popup.prepare,
    onOpen: (opening) =>
      popup.open({
        ...opening,
        root,
        source,
        locale,
        report: reporter.report,
        followLinks: true,
        answersUrl: look ? null : widgetUrl(source.origin, embedId, '/answers'),
        onClose: (lastId) => gallery.tiles().get(lastId)?.button.focus({ preventScroll: true }),
      }),
  })
  if (!(await place.pause())) return null
  // Events of the shop's team are not counted, and their answers are not stored.
  const reporter = look ? silentReporter : createReporter(place)
  // Only of a product the number of posts is unknown to the code. Reading the layout after drawing costs others time.
  const room = place.article || place.address ? host.offsetHeight : 0
  await gallery.draw(firstPage, place.pause, room)
  const [firstTile] = gallery.tiles().values()
  if (!firstTile) {
    gallery.stop()
    reporter.stop()
    return null
  }

  const isNamed = settings.widget_id !== '' && host.id === ''
  if (isNamed) host.id = settings.widget_id
  reporter.report('load')
  reporter.watch([
    { element: gallery.node, share: VIEWED_SHARE.gallery },
    { element: firstTile.button, share: VIEWED_SHARE.row },
  ])
  return () => {
    if (isNamed) host.removeAttribute('id')
    popup.close()
    gallery.stop()
    reporter.stop()
  }
}
