import type { AdsMarker } from '@/contract/entities/adsMarker'
import type { Background, Frame } from '@/contract/entities/media'
import type { IdName, VitrinaPost } from '@/contract/entities/post'
import type { ProductLink } from '@/contract/entities/productLink'
import type { Schedule } from '@/contract/posts/schedule'
import type { Place, Size } from '../geometry/Geometry'
import type { PlacedElement } from '../kinds/placedRules'

/** A catalogue product marked on a media item; `x` and `y` are the marker's centre. */
export interface ProductMark extends Place {
  /** Known in this page only and stable while the post is open, saved or not. */
  id: string
  isShown: boolean
  /** The record it came from. Its id and marker are overwritten on the way out, all the rest is kept. */
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
  /** The frame that shoppers see it in. */
  view: Frame
  /** On both frames. */
  links: ProductMark[]
  /** What was put on each frame; the order of each kind is that of its list on the wire. */
  squareElements: PlacedElement[]
  storyElements: PlacedElement[]
}

/** What a person edits of a post: plain data, and nothing of where it is stored. */
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

/** The slides that this visit has had, to tell what somebody else added from what was removed here; by id. */
export interface SeenMedia {
  /** Those of the post when it was opened. */
  stored: number[]
  /** Those that were uploaded here. */
  uploaded: number[]
}
