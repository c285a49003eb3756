import type { AdsMarker } from '@/contract/entities/adsMarker'
import type { Background } from '@/contract/entities/media'
import type { IdName, VitrinaPost } from '@/contract/entities/post'
import type { ProductLink } from '@/contract/entities/productLink'
import type { Schedule } from '@/contract/schedule'

/** A place on the frame, in percent of its width and height. */
export interface Place {
  x: number
  y: number
}

/** A catalogue product marked on a media item; `x` and `y` are the marker's centre. */
export interface ProductMark extends Place {
  /** Known in this page only and stable while the post is open, saved or not. */
  id: string
  isShown: boolean
  /** The record it came from. Its id and marker are overwritten on the way out, all the rest is kept. */
  link: ProductLink
}

/** The picture of a media item, or the poster of its video. */
export interface Picture {
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
  links: ProductMark[]
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

/** A product marker as the frame draws it. */
export interface ProductMarkerElement extends Place {
  kind: 'productMarker'
  id: string
  /** Its number among the media item's marks, from 1. */
  number: number
  title: string
  /** Shoppers do not see it: this marker, or all of them, are switched off. */
  isFaint: boolean
}

/** Whatever stands on a frame; a new kind joins this union and both tables of kinds. */
export type FrameElement = ProductMarkerElement
export type ElementKindName = FrameElement['kind']
