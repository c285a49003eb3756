import { wholePercent } from '@/contract/elements/geometry'
import type { ProductMarkerElement } from '../../model/types'
import type { ElementKind } from '../ElementKind'

/** Product marker positions are whole percents of the frame (product-rules/posts.md#product-marks). */
export const productMarker: ElementKind<ProductMarkerElement> = {
  geometryOf: ({ x, y }) => ({ x, y }),
  constrain: ({ x, y }) => ({ x: wholePercent(x), y: wholePercent(y) }),
  nudge: { step: 1, bigStep: 5 },
  handles: { canRotate: false, resizes: null },
}
