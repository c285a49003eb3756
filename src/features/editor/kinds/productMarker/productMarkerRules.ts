import { wholePercent } from '@/contract/elements/geometry'
import type { Frame } from '@/contract/entities/posts/media'
import type { Place, Size, KindRules } from '@/features/editor/model/geometry'

/** A product marker as the frame draws it. */
export interface ProductMarkerElement extends Place {
  kind: 'productMarker'
  id: string
  /** The marker's number among the media item's marks, from 1. */
  number: number
  /** The frame to which the position belongs, and the picture inside which the marker stays. */
  frame: Frame
  picture: Size
  title: string
  /** Whether shoppers do not see the marker, because this one or all markers are switched off. */
  isFaint: boolean
}

export const productMarkerRules: KindRules<ProductMarkerElement> = {
  geometryOf: ({ x, y }) => ({ x, y }),
  constrain: ({ x, y }) => ({ x: wholePercent(x), y: wholePercent(y) }),
}
