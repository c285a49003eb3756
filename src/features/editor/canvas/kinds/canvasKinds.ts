import type { Frame } from '@/contract/entities/media'
import type { ElementKindName, FrameElement } from '../../model/types'
import { ActionObject } from '../../kinds/callToAction/ActionObject'
import type { ElementObject } from '../objects/ElementObject'
import { InteractionObject } from '../../kinds/interaction/InteractionObject'
import { MarkerObject } from '../../kinds/productMarker/MarkerObject'
import { PictureObject } from '../objects/PictureObject'
import { TextObject } from '../../kinds/textSticker/TextObject'

type CanvasKinds = {
  [Kind in ElementKindName]: new (
    element: Extract<FrameElement, { kind: Kind }>,
    frame: Frame,
  ) => ElementObject
}

/** What draws every kind; a kind that is forgotten here does not compile. */
const canvasKinds: CanvasKinds = {
  productMarker: MarkerObject,
  productImage: PictureObject,
  textSticker: TextObject,
  pictureSticker: PictureObject,
  callToAction: ActionObject,
  interaction: InteractionObject,
}

export function createObject(element: FrameElement, frame: Frame): ElementObject {
  const Kind: new (element: never, frame: Frame) => ElementObject = canvasKinds[element.kind]
  return new Kind(element as never, frame)
}
