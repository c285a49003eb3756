import type { GalleryPayload } from '@/contract/widgets/galleryPayload'
import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import { tileRatio } from '@/contract/widgets/settings/tileShapes'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { figure, lengthByWidth, px, shownOn } from './lengths'
import { modelRoom } from './modelRoom'
import type { Room } from './room'
import { storiesRoom } from './storiesRoom'

/** The space of the current widget; null when it shows nothing. */
export function roomOf(payload: WidgetPayload): Room | null {
  if (payload.widgetType === 'story') return storiesRoom(payload)
  if (payload.widgetType === 'stl') return modelRoom(payload)
  return galleryRoom(payload)
}

/** The space on a product's page: its number of posts is unknown, so one row is reserved. */
export function productRoomOf(payload: WidgetPayload): Room | null {
  if (!('posts' in payload)) return roomOf(payload)
  const settings = { ...payload.settings, min_posts: 1 }
  return galleryRoom({ ...payload, settings, posts: payload.posts.slice(0, 1), hasMore: false })
}

/** The height in px of a gallery's end when there is more to load. */
const MORE_HEIGHT = 44
/** The minimum width in px of a slider's tile. */
const NARROWEST = 44

/** The reserved space of a gallery; null when it shows nothing. */
function galleryRoom(payload: GalleryPayload): Room | null {
  const { settings, posts, hasMore, header } = payload
  const { left, right } = settings.margins
  if (posts.length === 0 || (posts.length < settings.min_posts && !hasMore)) return null
  const height = lengthByWidth(left + right === 0 ? '100cqw' : `(100cqw - ${px(left + right)})`, {
    phone: heightOf(payload, settings.cols_min),
    desktop: heightOf(payload, settings.cols),
  })
  const isOn = {
    phone: settings.platforms.includes('mobile'),
    desktop: settings.platforms.includes('desktop'),
  }
  return {
    height: lengthByWidth('100vw', {
      phone: isOn.phone ? height : '0px',
      desktop: isOn.desktop ? height : '0px',
    }),
    header,
    headerStyle: `font-size:14px;line-height:1.4;padding:0 ${px(right)} 0 ${px(left)}${shownOn(isOn)}`,
    isOfPlace: true,
  }
}

/** Rows of tiles, whose height is a share of the width, and the space above, between and below them. */
function heightOf({ settings, posts, hasMore }: GalleryPayload, columns: number): string {
  const { margins, spacing, layout } = settings
  const isSlider = galleryLookOf(settings) === 'slider'
  const rows = isSlider ? 1 : Math.ceil(posts.length / columns)
  const share = rows / (columns * tileRatio(layout))
  const beside = margins.left + margins.right + (columns - 1) * spacing
  const around = margins.top + margins.bottom + (rows - 1) * spacing + moreHeight(settings, hasMore)
  const height = `calc(${figure(share * 100)}cqw + ${px(around - share * beside)})`
  return isSlider ? `max(${px(NARROWEST / tileRatio(layout) + around)},${height})` : height
}

/** The height in px of the part below the tiles that loads more. */
function moreHeight(settings: GalleryPayload['settings'], hasMore: boolean): number {
  if (!hasMore || (settings.load_more === '' && settings.auto_load_more === '')) return 0
  return MORE_HEIGHT + (settings.load_more_spacing ?? settings.spacing)
}
