import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { Background, Frame } from '@/contract/entities/posts/media'
import type { AdsMarker, IdName, VitrinaPost } from '@/contract/entities/posts/post'
import type { Schedule } from '@/contract/posts/schedule'
import type { PlacedElement } from '@/features/editor/kinds/placedRules'
import type { Place, Size } from './geometry'

/** A catalogue product marked on a media item; `x` and `y` are the marker's centre. */
export interface ProductMark extends Place {
  /** Exists only on this page, and does not change while the post is open, even when the mark is saved. */
  id: string
  isShown: boolean
  /** The stored record of the mark. When it is sent, its id and marker are overwritten; its other fields stay. */
  link: ProductLink
}

/** The picture of a media item, or the poster of its video; px of the source as shown. */
export interface Picture extends Size {
  /** Longest side 736 px. */
  url: string
  /** Longest side 1600 px. */
  highResolutionUrl: string
  thumbnailUrl: string
  isVideo: boolean
}

export interface MediaDocument {
  id: number
  /** Whether shoppers do not see this slide. */
  isHidden: boolean
  picture: Picture
  background: Background
  /** The frame in which shoppers see the slide. */
  view: Frame
  /** The slide's product marks, which both frames share. */
  links: ProductMark[]
  /** The elements of each frame. Elements of one kind are in the order of their list in the contract. */
  squareElements: PlacedElement[]
  storyElements: PlacedElement[]
}

/** The editable part of a post: plain data, independent of how it is stored. */
export interface PostDocument {
  media: MediaDocument[]
  text: string
  albums: IdName[]
  /** The groups of shoppers for which the post is meant. */
  segments: IdName[]
  /** The advertising label; null for a post that never had one. */
  adsMarker: AdsMarker | null
  isPublished: boolean
  schedule: Schedule
  needCopyrightRequest: boolean
  promoCodeStatus: VitrinaPost['promoCodeStatus']
  showMarkers: boolean
  showText: boolean
}

/**
 * The ids of slides known to this visit. They distinguish slides that another user added from slides that were removed
 * here.
 */
export interface SeenMedia {
  /** Slides of the stored post when it was opened. */
  stored: number[]
  /** Slides that were uploaded during this visit. */
  uploaded: number[]
}

/** The state of a post that was just opened. */
export const NOTHING_SEEN: SeenMedia = { stored: [], uploaded: [] }
