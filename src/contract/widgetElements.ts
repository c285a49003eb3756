import * as v from 'valibot'
import { ACTION_TYPES, INTERACTION_TYPES } from './entities/media'

/** The top-left corner of the box before it is turned about its centre, percent of the frame; degrees. */
const placed = { x: v.number(), y: v.number(), rotate: v.number() }
/** Percent of the natural size. */
const scale = v.number()

const textStickerSchema = v.object({
  kind: v.literal('textSticker'),
  ...placed,
  text: v.string(),
  color: v.string(),
  backgroundColor: v.string(),
  fontName: v.string(),
  fontStyle: v.string(),
  /** Px of the frame. */
  fontSize: v.number(),
  /** Percent of the frame. */
  width: v.number(),
})
export type WidgetText = v.InferOutput<typeof textStickerSchema>

const pictureStickerSchema = v.object({
  kind: v.literal('pictureSticker'),
  ...placed,
  scale,
  url: v.string(),
})
export type WidgetSticker = v.InferOutput<typeof pictureStickerSchema>

const callToActionSchema = v.object({
  kind: v.literal('callToAction'),
  ...placed,
  scale,
  type: v.picklist(ACTION_TYPES),
  text: v.string(),
  link: v.string(),
  backgroundColor: v.string(),
  borderRadius: v.number(),
  borderColor: v.string(),
  borderWidth: v.number(),
  textColor: v.string(),
})
export type WidgetAction = v.InferOutput<typeof callToActionSchema>

const interactionSchema = v.object({
  kind: v.literal('interaction'),
  ...placed,
  /** Absent: it was never saved. */
  id: v.optional(v.string()),
  scale,
  type: v.picklist(INTERACTION_TYPES),
  caption: v.string(),
  placeholder: v.string(),
  /** Answers of a poll, emojis of a slider; a question has none. */
  answers: v.array(v.string()),
  backgroundColor: v.string(),
})
export type WidgetInteraction = v.InferOutput<typeof interactionSchema>

/** A product's own picture on the slide; width and height in percent of the frame. */
const productImageSchema = v.object({
  kind: v.literal('productImage'),
  ...placed,
  width: v.number(),
  height: v.number(),
  skuId: v.number(),
  url: v.string(),
  title: v.string(),
})
export type WidgetProductImage = v.InferOutput<typeof productImageSchema>

/** What stands on a slide for shoppers. */
export const widgetElementSchema = v.variant('kind', [
  textStickerSchema,
  pictureStickerSchema,
  callToActionSchema,
  interactionSchema,
  productImageSchema,
])
export type WidgetElement = v.InferOutput<typeof widgetElementSchema>
