import { PictureObject } from '../../canvas/objects/PictureObject'
import type { ElementOf } from '@/features/editor/kinds/ElementKind'
import type { PictureFacts } from './pictureStickerRules'

/** A picture sticker. */
export class StickerObject extends PictureObject<ElementOf<PictureFacts>> {
  protected override get url(): string {
    return this.element.data.pictureUrl
  }
}
