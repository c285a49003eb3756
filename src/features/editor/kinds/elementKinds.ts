import type { ElementKindName, FrameElement, Geometry } from '../model/types'
import type { ElementKind } from './ElementKind'
import { scaled, textSticker } from './scaled'
import { productImage } from './productImage/productImage'
import { productMarker } from './productMarker/productMarker'

type ElementKinds = {
  [Kind in ElementKindName]: ElementKind<Extract<FrameElement, { kind: Kind }>>
}

/** Every kind of element; a kind that is forgotten here does not compile. */
export const elementKinds: ElementKinds = {
  productMarker,
  productImage,
  textSticker,
  pictureSticker: scaled,
  callToAction: scaled,
  interaction: scaled,
}

/** Where an element stands and how large it is. */
export function geometryOf(element: FrameElement): Geometry {
  const kind: Pick<ElementKind<never>, 'geometryOf'> = elementKinds[element.kind]
  return kind.geometryOf(element as never)
}
