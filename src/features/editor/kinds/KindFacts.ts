import type { ElementList } from '@/contract/elements/elementLists'
import type { Frame } from '@/contract/entities/posts/media'

/** The types of a kind that a person adds to a frame. */
export interface KindFacts {
  kind: string
  /** The list of a media item in which it is transferred. */
  list: ElementList
  /** As transferred; fields unknown to the editor are sent back as they came. */
  data: PlacedData
  /** Its content and look, apart from its position. */
  content: object
  /** The options of a new element; initial texts are in the user's language. */
  options: object
}

/** The data that all kinds share. */
export interface PlacedData {
  view: Frame
  x: number
  y: number
  rotate: number
  zIndex: number
  isHidden?: boolean | undefined
  isLocked?: boolean | undefined
}

/** An element that a person added to one of the two frames of a media item. */
export interface ElementOf<Facts extends KindFacts> {
  /** Known on this page only and stable while the post is open. */
  id: string
  kind: Facts['kind']
  data: Facts['data']
}
