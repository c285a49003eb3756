import type { ProductLink } from '@/contract/entities/catalogue/productLink'

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
