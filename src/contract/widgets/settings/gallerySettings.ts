import * as v from 'valibot'
import { LIMITS, WIDGET_ID } from '../../limits'
import { GALLERY_DEFAULTS, PLATFORMS, POPUP_HEADERS } from './galleryDefaults'

export const GALLERY_MODES = ['tile', 'line', 'rows'] as const
export const galleryModeSchema = v.picklist(GALLERY_MODES)

const flag = v.picklist(['', '1'])
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Bounds of the numeric settings, for the form and for the check alike. Px by default. */
export const GALLERY_BOUNDS = {
  /** Columns on a wide screen. */
  cols: { min: 1, max: 8 },
  /** Columns on a phone. */
  cols_min: { min: 1, max: 4 },
  spacing: { min: 0, max: 60 },
  /** Posts shown before "load more". */
  count: { min: 1, max: 100 },
  load_more_spacing: { min: 0, max: 100 },
  margin: { min: 0, max: 200 },
  /** With fewer posts the widget is not shown. */
  min_posts: { min: 1, max: 50 },
} as const

const margin = wholeNumber(GALLERY_BOUNDS.margin.min, GALLERY_BOUNDS.margin.max)
const html = v.pipe(v.string(), v.maxLength(LIMITS.widgetHeader))

const widgetIdSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(LIMITS.widgetId),
  v.regex(WIDGET_ID, 'invalid-widget-id'),
)
/** Whether a text may be the id of the widget's element; an empty one may. */
export const isWidgetId = (text: string): boolean => v.is(widgetIdSchema, text)

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
  /** Whether a tile shows the post's author and number of products. */
  preview: flag,
  /** Id of the widget's element on the shop's page, for links to it; empty for none. */
  widget_id: widgetIdSchema,
  /** The header; HTML. */
  html_title_block: html,
  popup_header: v.picklist(POPUP_HEADERS),
  /** For the popup header `custom`. */
  popup_html: html,
  /** At least one. */
  platforms: v.pipe(
    v.array(v.picklist(PLATFORMS)),
    v.minLength(1),
    v.check((platforms) => new Set(platforms).size === platforms.length),
  ),
  /** The margin around the widget in px. */
  margins: v.strictObject({ top: margin, right: margin, bottom: margin, left: margin }),
  min_posts: wholeNumber(GALLERY_BOUNDS.min_posts.min, GALLERY_BOUNDS.min_posts.max),
})
export type GallerySettings = v.InferOutput<typeof gallerySettingsSchema>

export const DEFAULT_GALLERY_SETTINGS: GallerySettings = GALLERY_DEFAULTS

/** Settings of a product gallery: those of a gallery, and its fallback for a product with too few posts. */
export const productGallerySettingsSchema = v.object({
  ...gallerySettingsSchema.entries,
  /** Ids of the fallback albums for a product's page with fewer posts than `min_posts`. */
  fallback_albums: v.pipe(v.array(v.number()), v.maxLength(LIMITS.postAlbums)),
})
export type ProductGallerySettings = v.InferOutput<typeof productGallerySettingsSchema>

export const DEFAULT_PRODUCT_GALLERY_SETTINGS: ProductGallerySettings = {
  ...DEFAULT_GALLERY_SETTINGS,
  fallback_albums: [],
}
