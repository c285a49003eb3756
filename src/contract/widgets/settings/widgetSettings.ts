import * as v from 'valibot'
import {
  DEFAULT_GALLERY_SETTINGS,
  DEFAULT_PRODUCT_GALLERY_SETTINGS,
  gallerySettingsSchema,
  productGallerySettingsSchema,
} from './gallerySettings'
import { DEFAULT_MODEL_SETTINGS, modelSettingsSchema } from './modelSettings'
import { DEFAULT_STORIES_SETTINGS, storiesSettingsSchema } from './storiesSettings'

const GALLERY = { schema: gallerySettingsSchema, defaults: DEFAULT_GALLERY_SETTINGS }

/** The settings of each type of widget, with their defaults. `sku` is the product gallery, `stl` the 3D model. */
export const WIDGET_SETTINGS = {
  gallery: GALLERY,
  sku: { schema: productGallerySettingsSchema, defaults: DEFAULT_PRODUCT_GALLERY_SETTINGS },
  story: { schema: storiesSettingsSchema, defaults: DEFAULT_STORIES_SETTINGS },
  stl: { schema: modelSettingsSchema, defaults: DEFAULT_MODEL_SETTINGS },
} as const

export type WidgetType = keyof typeof WIDGET_SETTINGS
export type SettingsOf<Type extends WidgetType> = v.InferOutput<
  (typeof WIDGET_SETTINGS)[Type]['schema']
>
/** Settings of any type; the widget's `widgetType` determines which. */
export type WidgetSettings = SettingsOf<WidgetType>

/** Some settings by name. The widget's type determines the valid names and values. */
export const settingsChangesSchema = v.record(v.string(), v.unknown())
