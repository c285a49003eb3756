import type { Frame } from '@/contract/entities/media'
import type { Place, Size } from '../../geometry/Geometry'

/** A product marker as the frame draws it. */
export interface ProductMarkerElement extends Place {
  kind: 'productMarker'
  id: string
  /** Its number among the media item's marks, from 1. */
  number: number
  /** The frame that the place is on, and the picture that the marker keeps to. */
  frame: Frame
  picture: Size
  title: string
  /** Shoppers do not see it: this marker, or all of them, are switched off. */
  isFaint: boolean
}
