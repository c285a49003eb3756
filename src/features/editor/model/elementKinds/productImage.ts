import { imageInFrame, normalRotation } from '@/contract/elements/geometry'
import type { ProductImageElement } from '../types'
import type { ElementKind } from './ElementKind'
import { FINE_NUDGE } from './placed'

/** A product image stays inside its frame, after every move and resize (product-rules/posts.md#product-marks). */
export const productImage: ElementKind<ProductImageElement> = {
  geometryOf: ({ view: { x, y, rotate, width, height } }) => ({ x, y, rotate, width, height }),
  constrain: ({ rotate = 0, ...box }) => ({ ...imageInFrame(box), rotate: normalRotation(rotate) }),
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'size' },
}
