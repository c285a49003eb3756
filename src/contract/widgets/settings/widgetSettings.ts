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

/** What each type of widget can be set to, and what it begins with. `sku` is the product gallery, `stl` the 3D model. */
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
/** Settings of any type; which, says the widget's `widgetType`. */
export type WidgetSettings = SettingsOf<WidgetType>

/** Some settings by their names. Which names and values there are, the widget's type decides. */
export const settingsChangesSchema = v.record(v.string(), v.unknown())
