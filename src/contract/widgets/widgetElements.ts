import * as v from 'valibot'
import * as media from '@/contract/entities/posts/media'

/** The part of an element's position that shoppers receive; see the schema of `media`. */
const POSITION = ['x', 'y', 'rotate'] as const

const textStickerSchema = v.object({
  kind: v.literal('textSticker'),
  ...v.pick(media.textStickerSchema, [
    ...POSITION,
    'text',
    'color',
    'backgroundColor',
    'fontName',
    'fontStyle',
    'fontSize',
    'width',
  ]).entries,
})
export type WidgetText = v.InferOutput<typeof textStickerSchema>

const pictureStickerSchema = v.object({
  kind: v.literal('pictureSticker'),
  ...v.pick(media.pictureStickerSchema, [...POSITION, 'scale']).entries,
  url: v.string(),
})
export type WidgetSticker = v.InferOutput<typeof pictureStickerSchema>

const callToActionSchema = v.object({
  kind: v.literal('callToAction'),
  ...v.pick(media.callToActionSchema, [
    ...POSITION,
    'scale',
    'type',
    'text',
    'link',
    'backgroundColor',
    'borderRadius',
    'borderColor',
    'borderWidth',
    'textColor',
  ]).entries,
})
export type WidgetAction = v.InferOutput<typeof callToActionSchema>

const interactionSchema = v.object({
  kind: v.literal('interaction'),
  // `id` is absent when the interaction was never saved.
  ...v.pick(media.interactionSchema, [
    ...POSITION,
    'scale',
    'id',
    'type',
    'caption',
    'placeholder',
    'backgroundColor',
  ]).entries,
  /** Answers of a poll, emojis of a slider; a question has none. */
  answers: v.array(v.string()),
})
export type WidgetInteraction = v.InferOutput<typeof interactionSchema>

/** A product's own picture on the slide; width and height in percent of the frame. */
const productImageSchema = v.object({
  kind: v.literal('productImage'),
  x: v.number(),
  y: v.number(),
  rotate: v.number(),
  width: v.number(),
  height: v.number(),
  skuId: v.number(),
  url: v.string(),
  title: v.string(),
})
export type WidgetProductImage = v.InferOutput<typeof productImageSchema>

/** The elements of a slide, for shoppers. */
export const widgetElementSchema = v.variant('kind', [
  textStickerSchema,
  pictureStickerSchema,
  callToActionSchema,
  interactionSchema,
  productImageSchema,
])
export type WidgetElement = v.InferOutput<typeof widgetElementSchema>
