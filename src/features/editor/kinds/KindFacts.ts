import type { ElementList } from '@/contract/elements/stackingOrder'
import type { Frame } from '@/contract/entities/media'

/** The types of a kind that a person puts on a frame. */
export interface KindFacts {
  kind: string
  /** The list of a media item that it travels in. */
  list: ElementList
  /** As it travels; what the editor does not know goes back as it came. */
  data: PlacedData
  /** What it says and how it looks, apart from where it stands. */
  content: object
  /** What a person asks for; words that it begins with are in their language. */
  options: object
}

/** What the data of all of them hold. */
export interface PlacedData {
  view: Frame
  x: number
  y: number
  rotate: number
  zIndex: number
  isHidden?: boolean | undefined
  isLocked?: boolean | undefined
}

/** An element that a person put on one of the two frames of a media item. */
export interface ElementOf<Facts extends KindFacts> {
  /** Known in this page only and stable while the post is open. */
  id: string
  kind: Facts['kind']
  data: Facts['data']
}
