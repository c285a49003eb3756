import * as v from 'valibot'

const loadSchema = v.object({
  /** As they are transferred. */
  bytes: v.number(),
  requests: v.number(),
})
/** What a page loads for some part of a widget. */
export type WidgetLoad = v.InferOutput<typeof loadSchema>

const screenWeightSchema = v.object({
  /** False: the widget is not for this kind of screen, or has nothing to show; its code and posts are loaded all the same. */
  isDrawn: v.boolean(),
  /** The loader, what draws the type, and what counts events. */
  code: loadSchema,
  /** Settings and posts: the answer of the widget API. */
  content: loadSchema,
  /** Those that are on the screen when the widget is. */
  pictures: loadSchema,
  /** The file of a 3D model. */
  model: loadSchema,
  /** The other pictures of the first page. */
  whileScrolling: loadSchema,
  /** The code of what opens, without the photo or video of the post. */
  onOpening: loadSchema,
})
export type ScreenWeight = v.InferOutput<typeof screenWeightSchema>

/** What a widget costs the page of a shop, as it is saved. */
export const widgetWeightSchema = v.object({
  isEmpty: v.boolean(),
  /** Pictures of the header: they come from addresses of the shop and are in none of the figures. */
  headerPictures: v.number(),
  phone: screenWeightSchema,
  desktop: screenWeightSchema,
})
export type WidgetWeight = v.InferOutput<typeof widgetWeightSchema>
