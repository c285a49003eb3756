import { PictureObject } from '../../canvas/objects/PictureObject'
import type { ProductImageElement } from './productImageRules'

/** The picture of a marked product. */
export class ProductImageObject extends PictureObject<ProductImageElement> {
  protected override get url(): string {
    return this.element.url
  }
}
