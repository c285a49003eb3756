import * as v from 'valibot'
import { mediaItemSchema, type MediaItem } from '@/contract/entities/media'
import { readJson } from '../db/json'

/** What stands on a picture, its background and the frame it opens in: everything of a media item that is stored as JSON. */
const mediaElementsSchema = v.pick(mediaItemSchema, [
  'callToActions',
  'background',
  'interactions',
  'pictureStickers',
  'textStickers',
  'view',
])
export type MediaElements = v.InferOutput<typeof mediaElementsSchema>

/** A picture as it comes in: nothing on it, the soft gradient behind. */
export const BARE_ELEMENTS: MediaElements = {
  callToActions: [],
  background: { type: 'gradient', angle: 180, colors: ['#f6f2ec', '#e3dace'], pictureUrl: null },
  interactions: [],
  pictureStickers: [],
  textStickers: [],
  view: 'square',
}

const BARE_TEXT = JSON.stringify(BARE_ELEMENTS)

/** Reads a stored media item's elements. Most pictures are bare, and a list reads thirty of them. */
export const readElements = (text: string): MediaElements =>
  text === BARE_TEXT ? BARE_ELEMENTS : readJson(mediaElementsSchema, text)

export function elementsOf(item: MediaItem): MediaElements {
  const { callToActions, background, interactions, pictureStickers, textStickers, view } = item
  return { callToActions, background, interactions, pictureStickers, textStickers, view }
}
