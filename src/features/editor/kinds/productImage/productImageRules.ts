import { imageInFrame, normalRotation } from '@/contract/elements/geometry'
import type { KindRules } from '@/features/editor/model/geometry'
import type { ProductImageElement } from './ProductImageElement'

export const productImageRules: KindRules<ProductImageElement> = {
  geometryOf: ({ view: { x, y, rotate, width, height } }) => ({ x, y, rotate, width, height }),
  constrain: ({ rotate = 0, ...box }) => ({
    ...imageInFrame(box),
    rotate: normalRotation(rotate),
  }),
}
