import { imageInFrame, turn } from '@/contract/elements/geometry'
import type { ProductImageElement } from '../types'
import type { ElementKind } from './ElementKind'
import { FINE_NUDGE } from './placed'

/** Section 5: a product image stays inside its frame, after every move and resize. */
export const productImage: ElementKind<ProductImageElement> = {
  geometryOf: ({ view: { x, y, rotate, width, height } }) => ({ x, y, rotate, width, height }),
  constrain: ({ rotate = 0, ...box }) => ({ ...imageInFrame(box), rotate: turn(rotate) }),
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'size' },
}
