import type { Widget } from '@/contract/entities/widgets/widget'
import type { GalleryPayload, WidgetPayload } from '@/contract/widgets/widgetPayload'
import type {
  GallerySettings,
  ProductGallerySettings,
} from '@/contract/widgets/settings/gallerySettings'
import type { World } from '../../../world'
import { headerNodes } from '../settings/header'
import { widgetPostIds } from '../widgetPosts'
import { modelPayload } from './modelPayload'
import { shownPosts } from './shownPosts'
import type { WidgetView } from './widgetView'
import { storiesPayload } from './storiesPayload'

type Asked = Pick<WidgetView, 'accountId' | 'locale' | 'page'> &
  Partial<Pick<WidgetView, 'productIds' | 'segments' | 'publishedBefore'>>

/** A widget as the embed draws it, stored or with unsaved settings. */
export function widgetPayload(
  world: World,
  widget: Widget,
  { productIds = null, segments = null, publishedBefore = null, ...asked }: Asked,
): Promise<WidgetPayload> {
  const { embedId, revision, role: title } = widget
  const view = { ...asked, embedId, revision, title, productIds, segments, publishedBefore }
  switch (widget.widgetType) {
    case 'story':
      return storiesPayload(world, { ...view, settings: widget.gallerySettings })
    case 'stl':
      return modelPayload(world, { ...view, settings: widget.gallerySettings })
    case 'gallery':
    case 'sku': {
      const { widgetType, gallerySettings: settings } = widget
      return galleryPayload(world, { ...view, widgetType, settings })
    }
  }
}

interface GalleryView extends WidgetView {
  widgetType: GalleryPayload['widgetType']
  settings: GallerySettings | ProductGallerySettings
}

/** One page of a gallery. */
async function galleryPayload(world: World, view: GalleryView): Promise<GalleryPayload> {
  const { embedId, widgetType, revision, title, accountId, locale, page } = view
  const { html_title_block, popup_html, ...settings } = view.settings
  const { ids, hasMore } = await shownIds(world, view)
  return {
    embedId,
    widgetType,
    revision,
    title,
    locale,
    settings: 'fallback_albums' in settings ? withoutFallback(settings) : settings,
    header: headerNodes(html_title_block),
    popupHeader: settings.popup_header === 'custom' ? headerNodes(popup_html) : [],
    posts: await shownPosts(world, accountId, ids),
    page,
    hasMore,
  }
}

/** Adds posts of the fallback albums when a product has too few posts; all are on one page. */
async function shownIds({ db }: World, view: GalleryView) {
  const { accountId, productIds, segments, publishedBefore, page, settings } = view
  const { albums, count, min_posts } = settings
  const narrowed = { count, segments, publishedBefore }
  const own = await widgetPostIds(db, accountId, { ...narrowed, albums, productIds, page })
  const fallback = 'fallback_albums' in settings ? settings.fallback_albums : []
  const isEnough = own.hasMore || page > 1 || own.ids.length >= min_posts
  if (isEnough || productIds === null || fallback.length === 0) return own
  const asked = { ...narrowed, albums: fallback, productIds: null, page: 1 }
  const { ids } = await widgetPostIds(db, accountId, asked)
  return { ids: [...new Set([...own.ids, ...ids])].slice(0, count), hasMore: false }
}

function withoutFallback<Settings extends { fallback_albums: unknown }>({
  fallback_albums: _,
  ...settings
}: Settings) {
  return settings
}
