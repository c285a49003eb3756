import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { Background, Frame } from '@/contract/entities/posts/media'
import type { AdsMarker, IdName, VitrinaPost } from '@/contract/entities/posts/post'
import type { Schedule } from '@/contract/posts/schedule'
import type { PlacedElement } from '@/features/editor/kinds/placedRules'
import type { Place, Size } from './geometry'

/** A catalogue product marked on a media item; `x` and `y` are the marker's centre. */
export interface ProductMark extends Place {
  /** Known on this page only and stable while the post is open, saved or not. */
  id: string
  isShown: boolean
  /** The stored record. Its id and marker are overwritten when it is sent, the rest is kept. */
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
  /** Shoppers do not see this slide. */
  isHidden: boolean
  picture: Picture
  background: Background
  /** The frame in which shoppers see it. */
  view: Frame
  /** On both frames. */
  links: ProductMark[]
  /** The elements of each frame; the order of each kind is that of its list in the contract. */
  squareElements: PlacedElement[]
  storyElements: PlacedElement[]
}

/** The editable part of a post: plain data, independent of how it is stored. */
export interface PostDocument {
  media: MediaDocument[]
  text: string
  albums: IdName[]
  /** The groups of shoppers that it is meant for. */
  segments: IdName[]
  /** The advertising label; null: it never had one. */
  adsMarker: AdsMarker | null
  isPublished: boolean
  schedule: Schedule
  needCopyrightRequest: boolean
  promoCodeStatus: VitrinaPost['promoCodeStatus']
  showMarkers: boolean
  showText: boolean
}

/** The slides known to this visit, by id, to distinguish those that another user added from those removed here. */
export interface SeenMedia {
  /** Those of the post when it was opened. */
  stored: number[]
  /** Those that were uploaded here. */
  uploaded: number[]
}

/** Of a post that was just opened. */
export const NOTHING_SEEN: SeenMedia = { stored: [], uploaded: [] }
