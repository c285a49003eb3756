import { LIMITS } from '@/contract/limits'
import type { ProductImageElement } from '../types'
import type { ElementKind } from './ElementKind'
import { FINE_NUDGE } from './placed'
import { clamp, rounded, turn } from './numbers'

const {
  width: { min: MIN_WIDTH, max: MAX_WIDTH },
  maxX: MAX_X,
} = LIMITS.productImage

/** Section 5: a product image stays inside its frame, after every move and resize. */
export const productImage: ElementKind<ProductImageElement> = {
  geometryOf: ({ view: { x, y, rotate, width, height } }) => ({ x, y, rotate, width, height }),
  constrain: ({ x, y, rotate = 0, width = MIN_WIDTH, height = MIN_WIDTH }) => {
    const kept = clamp(width, MIN_WIDTH, MAX_WIDTH)
    const tall = width > 0 ? (height * kept) / width : kept
    return {
      x: rounded(clamp(x, 0, Math.min(MAX_X, 100 - kept))),
      y: rounded(clamp(y, 0, 100 - tall)),
      rotate: turn(rotate),
      width: rounded(kept),
      height: rounded(tall),
    }
  },
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'size' },
}
