import type { AdsMarker } from '@/contract/entities/adsMarker'
import type {
  Background,
  CallToAction,
  Frame,
  Interaction,
  PictureSticker,
  TextSticker,
} from '@/contract/entities/media'
import type { IdName, VitrinaPost } from '@/contract/entities/post'
import type { ProductLink } from '@/contract/entities/productLink'
import type { Schedule } from '@/contract/posts/schedule'

/** A place on the frame, in percent of its width and height. */
export interface Place {
  x: number
  y: number
}

/**
 * Where something stands on its frame, and how large it is; a kind has those of the fields that it can change. `x` and
 * `y` are the top-left corner of the box before it is turned, of a marker its centre.
 */
export interface Geometry extends Place {
  /** Degrees about the centre of the box, 0 to 360. */
  rotate?: number
  /** Percent of the natural size. */
  scale?: number
  /** Percent of the frame. */
  width?: number
  height?: number
  /** Px of the frame. */
  fontSize?: number
}

/** New geometry by id of what stands on a frame. */
export type Geometries = Record<string, Geometry>

/** A catalogue product marked on a media item; `x` and `y` are the marker's centre. */
export interface ProductMark extends Place {
  /** Known in this page only and stable while the post is open, saved or not. */
  id: string
  isShown: boolean
  /** The record it came from. Its id and marker are overwritten on the way out, all the rest is kept. */
  link: ProductLink
}

interface ElementOf<Kind extends string, Data> {
  /** Known in this page only and stable while the post is open. */
  id: string
  kind: Kind
  /** As it travels; what the editor does not know goes back as it came. */
  data: Data
}

/** What is put on one of the two frames of a media item. */
export type PlacedElement =
  | ElementOf<'textSticker', TextSticker>
  | ElementOf<'pictureSticker', PictureSticker>
  | ElementOf<'callToAction', CallToAction>
  | ElementOf<'interaction', Interaction>
/** An element that has no id yet. */
export type NewElement = PlacedElement extends infer Element
  ? Element extends PlacedElement
    ? Omit<Element, 'id'>
    : never
  : never
export type PlacedKind = PlacedElement['kind']

/** The picture of a media item, or the poster of its video. */
export interface Picture {
  /** Longest side 736 px. */
  url: string
  /** Longest side 1600 px. */
  highResolutionUrl: string
  thumbnailUrl: string
  isVideo: boolean
  /** Px of the source as shown. */
  width: number
  height: number
}

export interface MediaDocument {
  id: number
  /** Shoppers do not see this slide. */
  isHidden: boolean
  picture: Picture
  background: Background
  /** The frame that shoppers see it in. */
  view: Frame
  links: ProductMark[]
  /** Of both frames; the order of each kind is that of its list on the wire. */
  elements: PlacedElement[]
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

/** A product marker as the frame draws it. */
export interface ProductMarkerElement extends Place {
  kind: 'productMarker'
  id: string
  /** Its number among the media item's marks, from 1. */
  number: number
  /** The frame that the place is on, and the picture that the marker keeps to. */
  frame: Frame
  picture: Picture
  title: string
  /** Shoppers do not see it: this marker, or all of them, are switched off. */
  isFaint: boolean
}

/** A picture of a marked product on one frame (product-rules/posts.md#product-marks). */
export interface ProductImageElement {
  kind: 'productImage'
  id: string
  markId: string
  title: string
  url: string
  view: ImageView
}
export type ImageView = NonNullable<NonNullable<ProductLink['skuImageMarkup']>['squareView']>

/** Whatever stands on a frame; a new kind joins this union and both tables of kinds. */
export type FrameElement = ProductMarkerElement | ProductImageElement | PlacedElement
export type ElementKindName = FrameElement['kind']
