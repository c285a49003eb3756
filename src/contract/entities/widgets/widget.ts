import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { isBlank } from '@/contract/text/typedText'
import { WIDGET_SETTINGS, type WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { idSchema } from '@/contract/entities/fields'

export const WIDGET_TYPES = [
  'gallery',
  'story',
  'sku',
  'stl',
] as const satisfies readonly WidgetType[]
export const widgetTypeSchema = v.picklist(WIDGET_TYPES)

/** The visibility of the widget on the site: for everyone, only for the account's team, or off (product-rules/records.md#widget-record). */
export const WIDGET_MODES = ['full_access', 'admin_mode', 'disabled'] as const
export const widgetModeSchema = v.picklist(WIDGET_MODES)
export type WidgetMode = v.InferOutput<typeof widgetModeSchema>

/** An entry of the widgets list. `role` is the widget's title; `isEnabled` is its mode. */
const widgetOf = <const Type extends WidgetType, const Schema extends v.GenericSchema>(
  type: Type,
  { schema }: { schema: Schema },
) =>
  v.object({
    embedId: v.string(),
    widgetType: v.literal(type),
    role: v.string(),
    isEnabled: widgetModeSchema,
    gallerySettings: schema,
    /** The revision of this copy; a save of a stale one is refused. */
    revision: v.number(),
  })
export const widgetSchema = v.variant('widgetType', [
  widgetOf('gallery', WIDGET_SETTINGS.gallery),
  widgetOf('sku', WIDGET_SETTINGS.sku),
  widgetOf('story', WIDGET_SETTINGS.story),
  widgetOf('stl', WIDGET_SETTINGS.stl),
])
export type Widget = v.InferOutput<typeof widgetSchema>

/** Whitespace runs collapse to one space and the title is trimmed; an empty one is refused (product-rules/widgets.md#widget-title). */
export const widgetTitleSchema = v.pipe(
  v.string(),
  v.transform((title) => title.replace(/\s+/gu, ' ').trim()),
  v.maxLength(LIMITS.widgetTitle, 'too-long'),
  v.check((title) => !isBlank(title), 'empty-gallery-title'),
)

/** A 3D model that was uploaded for a widget. */
export const widgetModelSchema = v.object({
  id: idSchema,
  fileName: v.string(),
  url: v.string(),
  /** Bytes that a shopper's browser loads. */
  bytes: v.number(),
  triangles: v.number(),
  /** Mm along x, y and z of the file. */
  size: v.tuple([v.number(), v.number(), v.number()]),
})
export type WidgetModel = v.InferOutput<typeof widgetModelSchema>

/** The poster of a 3D model. */
export const widgetPosterSchema = v.object({
  id: idSchema,
  width: v.number(),
  height: v.number(),
  /** Its sizes, smallest first; px. */
  sources: v.array(v.object({ url: v.string(), width: v.number() })),
})
export type WidgetPoster = v.InferOutput<typeof widgetPosterSchema>
