import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { productLinkSchema } from '@/contract/entities/catalogue/productLink'

export const FRAMES = ['square', 'story'] as const
export type Frame = (typeof FRAMES)[number]

const percent = v.number()
/** The frame of an element; lists in requests and responses contain the elements of both frames. */
const view = v.picklist(FRAMES)
const placed = {
  view,
  /** The top-left corner of the box before its rotation about its centre, percent of the frame. */
  x: percent,
  y: percent,
  /** Degrees. */
  rotate: v.number(),
  zIndex: v.number(),
  /** Hidden from shoppers. */
  isHidden: v.optional(v.boolean()),
  /** Cannot be moved in the editor. */
  isLocked: v.optional(v.boolean()),
}
export const INTERACTION_TYPES = ['poll', 'question', 'emoji'] as const
export type InteractionType = (typeof INTERACTION_TYPES)[number]
export const ACTION_TYPES = ['button', 'link', 'disabledProductLink'] as const

export const interactionSchema = v.looseObject({
  ...placed,
  /** Assigned by the back office at the first save; answers refer to it. */
  id: v.optional(v.string()),
  type: v.picklist(INTERACTION_TYPES),
  caption: v.string(),
  placeholder: v.string(),
  emojis: v.array(v.string()),
  polls: v.array(v.string()),
  backgroundColor: v.string(),
  /** Percent of the natural size. */
  scale: v.number(),
  isAlreadySaved: v.boolean(),
})
export type Interaction = v.InferOutput<typeof interactionSchema>

export const pictureStickerSchema = v.looseObject({
  ...placed,
  pictureUrl: v.string(),
  scale: v.number(),
})
export type PictureSticker = v.InferOutput<typeof pictureStickerSchema>

export const textStickerSchema = v.looseObject({
  ...placed,
  text: v.string(),
  color: v.string(),
  backgroundColor: v.string(),
  fontName: v.string(),
  fontStyle: v.string(),
  fontSize: v.number(),
  width: percent,
})
export type TextSticker = v.InferOutput<typeof textStickerSchema>

export const callToActionSchema = v.looseObject({
  ...placed,
  type: v.picklist(ACTION_TYPES),
  text: v.string(),
  link: v.string(),
  backgroundColor: v.string(),
  borderRadius: v.number(),
  borderColor: v.string(),
  borderWidth: v.number(),
  textColor: v.string(),
  scale: v.number(),
})
export type CallToAction = v.InferOutput<typeof callToActionSchema>

export const backgroundSchema = v.looseObject({
  type: v.picklist(['gradient', 'color', 'picture']),
  /** Degrees, as in a CSS linear gradient. */
  angle: v.optional(v.number()),
  colors: v.optional(v.array(v.string())),
  pictureUrl: v.optional(v.nullable(v.string())),
})
export type Background = v.InferOutput<typeof backgroundSchema>

/** One picture or video of a post, with its elements (product-rules/records.md#media-item). */
export const mediaItemSchema = v.looseObject({
  id: v.number(),
  linkList: v.pipe(v.array(productLinkSchema), v.maxLength(LIMITS.mediaLinks)),
  /** Longest side 1600 px. */
  imageHighResolutionUrl: v.string(),
  /** Longest side 736 px. */
  imageUrl: v.string(),
  /** Longest side 320 px. */
  thumbnailUrl: v.string(),
  videoUrl: v.nullable(v.string()),
  /** Px of the source as shown. */
  width: v.number(),
  height: v.number(),
  callToActions: v.array(callToActionSchema),
  background: backgroundSchema,
  interactions: v.array(interactionSchema),
  pictureStickers: v.array(pictureStickerSchema),
  textStickers: v.array(textStickerSchema),
  /** The frame that the item opens in. */
  view,
})
export type MediaItem = v.InferOutput<typeof mediaItemSchema>

/** The result of a media upload: a stored file that belongs to no post yet. */
export const uploadedMediaSchema = v.object({
  id: v.number(),
  type: v.picklist(['image', 'video']),
  imageUrl: v.string(),
  thumbnailUrl: v.string(),
  width: v.number(),
  height: v.number(),
})
export type UploadedMedia = v.InferOutput<typeof uploadedMediaSchema>

/** A ready background of the editor. */
export const backgroundChoiceSchema = v.object({ id: v.number(), background: backgroundSchema })
export type BackgroundChoice = v.InferOutput<typeof backgroundChoiceSchema>

/** A picture for stickers and backgrounds. */
export const userMediaSchema = v.object({
  id: v.number(),
  pictureUrl: v.string(),
  width: v.number(),
  height: v.number(),
})
export type UserMedia = v.InferOutput<typeof userMediaSchema>
