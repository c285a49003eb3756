import * as v from 'valibot'

const loadSchema = v.object({
  /** Transferred bytes. */
  bytes: v.number(),
  requests: v.number(),
})
/** The files that a page loads for a part of a widget. */
export type WidgetLoad = v.InferOutput<typeof loadSchema>

const screenWeightSchema = v.object({
  /** False when the widget is not for this kind of screen, or has nothing to show; its code and posts are loaded all the same. */
  isDrawn: v.boolean(),
  /** The loader, the chunk of the type, and the event counter. */
  code: loadSchema,
  /** Settings and posts: the response of the widget API. */
  content: loadSchema,
  /** Pictures that are visible together with the widget. */
  pictures: loadSchema,
  /** The file of a 3D model. */
  model: loadSchema,
  /** The other pictures of the first page. */
  whileScrolling: loadSchema,
  /** The code for an open post, without its photo or video. */
  onOpening: loadSchema,
})
export type ScreenWeight = v.InferOutput<typeof screenWeightSchema>

/** The weight of a saved widget on a shop's page. */
export const widgetWeightSchema = v.object({
  isEmpty: v.boolean(),
  /** The number of pictures in the header: their addresses are the shop's, and their weight is not included. */
  headerPictures: v.number(),
  phone: screenWeightSchema,
  desktop: screenWeightSchema,
})
export type WidgetWeight = v.InferOutput<typeof widgetWeightSchema>
