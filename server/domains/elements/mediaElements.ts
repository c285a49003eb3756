import { isBlank } from '@/contract/text/isBlank'
import * as v from 'valibot'
import { SOFT_BACKGROUND } from '@/contract/elements/background'
import { mediaItemSchema } from '@/contract/entities/media'
import { readJson } from '../../db/readJson'
import {
  storedAction,
  storedBackground,
  storedInteraction,
  storedPicture,
  storedText,
} from './storedElements'

/**
 * The elements on a picture, its background and the frame it opens in: everything of a media item that is stored as
 * JSON.
 */
const mediaElementsSchema = v.pick(mediaItemSchema, [
  'callToActions',
  'background',
  'interactions',
  'pictureStickers',
  'textStickers',
  'view',
])
export type MediaElements = v.InferOutput<typeof mediaElementsSchema>

/** A new picture: nothing on it, the soft gradient behind. */
export const BARE_ELEMENTS: MediaElements = {
  callToActions: [],
  background: SOFT_BACKGROUND,
  interactions: [],
  pictureStickers: [],
  textStickers: [],
  view: 'square',
}

const BARE_TEXT = JSON.stringify(BARE_ELEMENTS)

/** Reads a stored media item's elements. Most pictures are bare, and a list reads thirty of them. */
export const readElements = (text: string): MediaElements =>
  text === BARE_TEXT ? BARE_ELEMENTS : readJson(mediaElementsSchema, text)

/** A media item's elements as they are stored: within the limits, and no text without words. */
export function elementsOf(item: MediaElements): MediaElements {
  return {
    callToActions: item.callToActions.map(storedAction),
    background: storedBackground(item.background),
    interactions: item.interactions.map(storedInteraction),
    pictureStickers: item.pictureStickers.map(storedPicture),
    textStickers: item.textStickers.filter(({ text }) => !isBlank(text)).map(storedText),
    view: item.view,
  }
}
