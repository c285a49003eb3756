import { SOFT_BACKGROUND } from '@/contract/elements/background'
import type { MediaItem } from '@/contract/entities/posts/media'
import { isBlank } from '@/contract/text/typedText'
import type { Db } from '../../db/openDatabase'
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
export type MediaElements = Pick<
  MediaItem,
  'callToActions' | 'background' | 'interactions' | 'pictureStickers' | 'textStickers' | 'view'
>

/** A new picture: no elements, the soft gradient as its background. */
export const BARE_ELEMENTS: MediaElements = {
  callToActions: [],
  background: SOFT_BACKGROUND,
  interactions: [],
  pictureStickers: [],
  textStickers: [],
  view: 'square',
}

const BARE_TEXT = JSON.stringify(BARE_ELEMENTS)

/**
 * Reads a stored media item's elements. They were checked when they were stored (`elementsOf`); checking them again for each post of a list took as
 * long as presenting the posts.
 */
export const readElements = (text: string): MediaElements =>
  text === BARE_TEXT ? BARE_ELEMENTS : (JSON.parse(text) as MediaElements)

/** A media item's elements as they are stored: within the limits, and without empty texts. */
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

/** Positions, from 1, of the hidden slides; a post that hides all of them hides none. */
export function hiddenSlides(positions: readonly number[], count: number): ReadonlySet<number> {
  const hidden = new Set(positions.filter((position) => position >= 1 && position <= count))
  return hidden.size < count ? hidden : new Set()
}

/** The elements on the slides of a post, in their order. */
export async function elementsOnSlides(db: Db, postId: number): Promise<MediaElements[]> {
  const rows = await db
    .selectFrom('post_media')
    .where('post_id', '=', postId)
    .orderBy('position')
    .select('elements')
    .execute()
  return rows.map(({ elements }) => readElements(elements))
}
