import { PictureObject } from '../../canvas/objects/PictureObject'
import type { ElementOf } from '../KindFacts'
import type { PictureFacts } from './PictureFacts'

/** A picture sticker. */
export class StickerObject extends PictureObject<ElementOf<PictureFacts>> {
  protected override get url(): string {
    return this.element.data.pictureUrl
  }
}
