import * as v from 'valibot'
import { LIMITS } from '../limits'
import { productLinkSchema } from './productLink'

export const FRAMES = ['square', 'story'] as const
export type Frame = (typeof FRAMES)[number]

const percent = v.number()
const placed = { x: percent, y: percent, rotate: v.number(), zIndex: v.number() }
/** The frame that an element stands on; wire lists hold the elements of both. */
const view = v.picklist(FRAMES)

export const interactionSchema = v.looseObject({
  ...placed,
  view,
  type: v.picklist(['poll', 'question', 'emoji']),
  caption: v.string(),
  placeholder: v.string(),
  emojis: v.array(v.string()),
  polls: v.array(v.string()),
  backgroundColor: v.string(),
  /** Percent of the natural size. */
  scale: v.number(),
  isAlreadySaved: v.boolean(),
})

export const pictureStickerSchema = v.looseObject({
  ...placed,
  view,
  pictureUrl: v.string(),
  scale: v.number(),
})

export const textStickerSchema = v.looseObject({
  ...placed,
  view,
  text: v.string(),
  color: v.string(),
  backgroundColor: v.string(),
  fontName: v.string(),
  fontStyle: v.string(),
  fontSize: v.number(),
  width: percent,
})

export const callToActionSchema = v.looseObject({
  ...placed,
  view,
  type: v.picklist(['button', 'link', 'disabledProductLink']),
  text: v.string(),
  link: v.string(),
  backgroundColor: v.string(),
  borderRadius: v.number(),
  borderColor: v.string(),
  borderWidth: v.number(),
  textColor: v.string(),
  scale: v.number(),
})

export const backgroundSchema = v.looseObject({
  type: v.picklist(['gradient', 'color', 'picture']),
  /** Degrees, as in a CSS linear gradient. */
  angle: v.optional(v.number()),
  colors: v.optional(v.array(v.string())),
  pictureUrl: v.optional(v.nullable(v.string())),
})
export type Background = v.InferOutput<typeof backgroundSchema>

/** One picture or video of a post, with everything that stands on it (section 3). */
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

/** What a media upload answers: a file that is stored but belongs to no post yet. */
export const uploadedMediaSchema = v.object({
  id: v.number(),
  type: v.picklist(['image', 'video']),
  imageUrl: v.string(),
  thumbnailUrl: v.string(),
  width: v.number(),
  height: v.number(),
})
export type UploadedMedia = v.InferOutput<typeof uploadedMediaSchema>

/** A ready background that the editor offers. */
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
