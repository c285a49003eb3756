import * as v from 'valibot'
import { isBlank } from '../text/isBlank'
import { LIMITS } from '../limits'

/** `sku` is the product gallery, `stl` the 3D model. */
export const WIDGET_TYPES = ['gallery', 'story', 'sku', 'stl'] as const
export const widgetTypeSchema = v.picklist(WIDGET_TYPES)
export type WidgetType = v.InferOutput<typeof widgetTypeSchema>

/** Who sees the widget on the site: everyone, only the account's team, nobody (product-rules/records.md#widget-record). */
export const WIDGET_MODES = ['full_access', 'admin_mode', 'disabled'] as const
export const widgetModeSchema = v.picklist(WIDGET_MODES)
export type WidgetMode = v.InferOutput<typeof widgetModeSchema>

export const GALLERY_MODES = ['tile', 'line', 'rows'] as const
export const galleryModeSchema = v.picklist(GALLERY_MODES)

const flag = v.picklist(['', '1'])
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Bounds of the numeric settings, for the form and for the check alike. Px unless named otherwise. */
export const GALLERY_BOUNDS = {
  /** Columns on a wide screen. */
  cols: { min: 1, max: 8 },
  /** Columns on a phone. */
  cols_min: { min: 1, max: 4 },
  spacing: { min: 0, max: 60 },
  /** Posts shown before "load more". */
  count: { min: 1, max: 100 },
  load_more_spacing: { min: 0, max: 100 },
} as const

/** Settings of a gallery as they are stored and as the embed reads them (product-rules/widgets.md#gallery-modes). */
export const gallerySettingsSchema = v.object({
  mode: galleryModeSchema,
  /** Tile layouts 1-4; null means rows (product-rules/widgets.md#gallery-modes). */
  layout: v.nullable(wholeNumber(1, 4)),
  /** Ids of the albums whose published posts are shown. */
  albums: v.pipe(v.array(v.number()), v.maxLength(LIMITS.postAlbums)),
  load_more: flag,
  auto_load_more: flag,
  load_more_text: v.pipe(v.string(), v.maxLength(LIMITS.loadMoreText)),
  load_more_spacing: v.nullable(
    wholeNumber(GALLERY_BOUNDS.load_more_spacing.min, GALLERY_BOUNDS.load_more_spacing.max),
  ),
  spacing: wholeNumber(GALLERY_BOUNDS.spacing.min, GALLERY_BOUNDS.spacing.max),
  count: wholeNumber(GALLERY_BOUNDS.count.min, GALLERY_BOUNDS.count.max),
  cols: wholeNumber(GALLERY_BOUNDS.cols.min, GALLERY_BOUNDS.cols.max),
  cols_min: wholeNumber(GALLERY_BOUNDS.cols_min.min, GALLERY_BOUNDS.cols_min.max),
})
export type GallerySettings = v.InferOutput<typeof gallerySettingsSchema>

export const DEFAULT_GALLERY_SETTINGS: GallerySettings = {
  mode: 'tile',
  layout: 1,
  albums: [],
  load_more: '1',
  auto_load_more: '',
  load_more_text: 'Ещё',
  load_more_spacing: 24,
  spacing: 12,
  count: 12,
  cols: 4,
  cols_min: 2,
}

/** An entry of the widgets list. `role` is the widget's title; `isEnabled` holds its mode. */
export const widgetSchema = v.object({
  embedId: v.string(),
  widgetType: widgetTypeSchema,
  role: v.string(),
  isEnabled: widgetModeSchema,
  gallerySettings: gallerySettingsSchema,
})
export type Widget = v.InferOutput<typeof widgetSchema>

/** Whitespace runs collapse to one space and the title is trimmed; an empty one is refused (product-rules/widgets.md#widget-title). */
export const widgetTitleSchema = v.pipe(
  v.string(),
  v.transform((title) => title.replace(/\s+/gu, ' ').trim()),
  v.maxLength(LIMITS.widgetTitle, 'too-long'),
  v.check((title) => !isBlank(title), 'empty-gallery-title'),
)
