import { imageInFrame, normalRotation } from '@/contract/elements/geometry'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { KindRules } from '@/features/editor/model/geometry'

export type ImageView = NonNullable<NonNullable<ProductLink['skuImageMarkup']>['squareView']>

/** A picture of a marked product on one frame (product-rules/posts.md#product-marks). */
export interface ProductImageElement {
  kind: 'productImage'
  id: string
  markId: string
  title: string
  url: string
  view: ImageView
}

export const productImageRules: KindRules<ProductImageElement> = {
  geometryOf: ({ view: { x, y, rotate, width, height } }) => ({ x, y, rotate, width, height }),
  constrain: ({ rotate = 0, ...box }) => ({
    ...imageInFrame(box),
    rotate: normalRotation(rotate),
  }),
}
