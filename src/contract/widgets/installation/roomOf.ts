import type { HeaderNode } from '@/contract/widgets/headerNodes'
import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import { PHONE_WIDTH } from '@/contract/widgets/settings/phoneWidth'
import { BAR_EDGE, circleHeight, circleSizes } from '@/contract/widgets/settings/storySizes'
import { tileRatio } from '@/contract/widgets/settings/tileShapes'
import type {
  GalleryPayload,
  WidgetPayload,
  ModelPayload,
  StoriesPayload,
} from '@/contract/widgets/widgetPayload'

/** The space of the current widget; null when it shows nothing. */
export function roomOf(payload: WidgetPayload): Room | null {
  if (payload.widgetType === 'story') return storiesRoom(payload)
  if (payload.widgetType === 'stl') return modelRoom(payload)
  return galleryRoom(payload)
}

/**
 * The space on a product's page: its number of posts is unknown, but not below the minimum of the settings. Rows are
 * reserved for these, and the end with which a product with more posts shows the rest.
 */
export function productRoomOf(payload: WidgetPayload): Room | null {
  if (!('posts' in payload)) return roomOf(payload)
  return payload.posts.length === 0 ? null : roomFor(payload, 'product')
}

/** The height in px of a gallery's end when there is more to load. */
const MORE_HEIGHT = 44
/** The minimum width in px of a slider's tile. */
const NARROWEST = 44

/** The reserved space of a gallery; null when it shows nothing. */
function galleryRoom(payload: GalleryPayload): Room | null {
  const { settings, posts, hasMore } = payload
  if (posts.length === 0 || (posts.length < settings.min_posts && !hasMore)) return null
  return roomFor(payload, { postCount: posts.length, hasMore })
}

/** The posts of a gallery; those of a product are unknown. */
type Known = { postCount: number; hasMore: boolean } | 'product'

function roomFor({ settings, header }: GalleryPayload, known: Known): Room {
  const { left, right } = settings.margins
  const height = lengthByWidth(left + right === 0 ? '100cqw' : `(100cqw - ${px(left + right)})`, {
    phone: heightOf(settings, known, settings.cols_min),
    desktop: heightOf(settings, known, settings.cols),
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

/**
 * The height of a gallery: rows of tiles, whose height is a share of the width, and the space
 * above, between and below them.
 */
function heightOf(settings: GalleryPayload['settings'], known: Known, columns: number): string {
  const { margins, spacing, layout, count, min_posts: least } = settings
  const isSlider = galleryLookOf(settings) === 'slider'
  const postCount = known === 'product' ? Math.min(least, count) : known.postCount
  const rows = isSlider ? 1 : Math.ceil(postCount / columns)
  const end =
    known === 'product' && !isSlider && rows * columns < count
      ? endHeight(settings)
      : moreHeight(settings, known === 'product' || known.hasMore)
  const share = rows / (columns * tileRatio(layout))
  const beside = margins.left + margins.right + (columns - 1) * spacing
  const around = margins.top + margins.bottom + (rows - 1) * spacing + end
  const height = `calc(${figure(share * 100)}cqw + ${px(around - share * beside)})`
  return isSlider ? `max(${px(NARROWEST / tileRatio(layout) + around)},${height})` : height
}

/** The height in px of the part below the tiles that loads more. */
function moreHeight(settings: GalleryPayload['settings'], hasMore: boolean): number {
  if (!hasMore || (settings.load_more === '' && settings.auto_load_more === '')) return 0
  return endHeight(settings)
}

const endHeight = (settings: GalleryPayload['settings']): number =>
  MORE_HEIGHT + (settings.load_more_spacing ?? settings.spacing)

/** Values for a phone and for wider screens. */
export interface ByWidth<Value> {
  phone: Value
  desktop: Value
}

/** A number for CSS, to a thousandth. */
const figure = (value: number): string => String(Number(value.toFixed(3)))
const px = (value: number): string => `${figure(value)}px`

/**
 * A CSS length that depends on whether `width` is a phone's: `100cqw` of the container, or `100vw`
 * of the screen. An inline style has no media query. Of the two differences from the limit one is
 * negative, and the other is scaled beyond any length.
 */
function lengthByWidth(width: string, { phone, desktop }: ByWidth<string>): string {
  if (phone === desktop) return phone
  const limit = px(PHONE_WIDTH + 0.5)
  return `max(min((${limit} - ${width})*9999,${phone}),min((${width} - ${limit})*9999,${desktop}))`
}

/**
 * CSS declarations that collapse an element on the screens that do not show it; empty when all
 * screens show it.
 */
function shownOn({ phone, desktop }: ByWidth<boolean>): string {
  if (phone && desktop) return ''
  const most = (isOn: boolean) => (isOn ? '9999px' : '0px')
  const height = lengthByWidth('100vw', { phone: most(phone), desktop: most(desktop) })
  return `;max-height:${height};overflow:hidden`
}

/**
 * The space that a widget takes on a page, reserved to avoid layout shifts, as CSS lengths and
 * declarations.
 */
export interface Room {
  /** Without the header. */
  height: string
  /** The header's nodes, which take their space in the page's own font. */
  header: readonly HeaderNode[]
  /** Declarations of the header's container. */
  headerStyle: string
  /** Whether the height depends on the width of the widget's container, not only of the screen. */
  isOfPlace: boolean
}

/** The height in px of the line with the model's size. */
const DIMENSIONS_HEIGHT = 28

/** The reserved space of a 3D model; null when nothing was uploaded. */
function modelRoom({ settings, model, poster }: ModelPayload): Room | null {
  if (!model && !poster) return null
  const hasDimensions = settings.showDimensions && model !== null
  return {
    height: px(settings.height + (hasDimensions ? DIMENSIONS_HEIGHT : 0)),
    header: [],
    headerStyle: '',
    isOfPlace: false,
  }
}

/**
 * The reserved space of a stories bar: no height where the bar overlays the page or is hidden; null
 * without stories.
 */
function storiesRoom({ settings, highlights, header }: StoriesPayload): Room | null {
  if (highlights.length === 0) return null
  const { widget, mobileOnly, desktopOnly } = settings
  const sizes = circleSizes(settings)
  const isForAll = mobileOnly === desktopOnly
  const isIn = {
    phone: (isForAll || mobileOnly === 1) && widget.mobileFixed === 0,
    desktop: (isForAll || desktopOnly === 1) && widget.inlineDesktop === 1,
  }
  const { top, right, bottom, left } = widget.paddings
  const around = 2 * BAR_EDGE + Number.parseInt(top, 10) + Number.parseInt(bottom, 10)
  const heightWith = (size: number) => px(around + circleHeight(size, settings, highlights))
  return {
    height: lengthByWidth('100vw', {
      phone: isIn.phone ? heightWith(sizes.phone) : '0px',
      desktop: isIn.desktop ? heightWith(sizes.desktop) : '0px',
    }),
    header,
    headerStyle: `font-size:14px;line-height:1.25;padding:0 ${right} 0 ${left}${shownOn(isIn)}`,
    isOfPlace: false,
  }
}
